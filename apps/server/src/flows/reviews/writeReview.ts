import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { publishFile } from '../../modules/content/files/index.ts';
import { kindOf, listOrderLines, lockOrder, reviewWritten } from '../../modules/trade/orders/index.ts';
import { addReview } from '../../modules/goods/reviews/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';
import { refreshProduct } from '../catalogue/refreshProduct.ts';

interface Input {
  readonly userId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly stars: number;
  readonly content: string;
  readonly pictures: readonly { readonly fileId: string; readonly placeholder: string }[];
  readonly now: Date;
}

/** A buyer who has kept at least one piece reviews a line: once, in the 30 days after completion. */
export async function writeReview(tx: Tx, input: Input, { kinds }: OrderRegistry): Promise<void> {
  const { userId, orderId, lineId, now } = input;
  const order = await lockOrder(tx, { userId, id: orderId });
  const until = order.completedAt && order.completedAt.getTime() + rules.order.reviewDays * DAY_MS;
  const line = (await listOrderLines(tx, order)).find(({ id }) => id === lineId);
  const isKept = line !== undefined && line.quantity > line.cancelledQuantity + line.returnedQuantity;
  const { mayBeReviewed } = kindOf(kinds, order.kind);
  if (!mayBeReviewed || until === null || until <= now.getTime() || !isKept)
    throw new ShopError('ORDER_NOT_REVIEWABLE');
  for (const { fileId } of input.pictures) await publishFile(tx, { fileId, ownerId: userId, now });
  const { productId, skuId } = line;
  await addReview(tx, {
    productId,
    skuId,
    userId,
    stars: input.stars as 1 | 2 | 3 | 4 | 5,
    content: input.content,
    pictures: input.pictures,
    followUp: null,
    reply: null,
    bought: { orderId, lineId },
    now,
  });
  await reviewWritten(tx, { userId, orderId });
  await refreshProduct(tx, { productId, now });
}
