import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { lockOrder } from '../../modules/trade/orders/index.ts';
import { addFollowUp } from '../../modules/goods/reviews/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { refreshProduct } from '../catalogue/refreshProduct.ts';

interface Input {
  readonly userId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly content: string;
  readonly now: Date;
}

/** 追评. */
export async function followUpReview(tx: Tx, input: Input): Promise<void> {
  const { userId, orderId, now } = input;
  await lockOrder(tx, { userId, id: orderId });
  const since = new Date(now.getTime() - rules.review.followUpDays * DAY_MS);
  const { productId } = await addFollowUp(tx, { ...input, since });
  await refreshProduct(tx, { productId, now });
}
