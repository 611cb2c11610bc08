import { rules } from '@jiwu/contract';
import { lockOrder } from '../../modules/orders/index.ts';
import { addFollowUp } from '../../modules/reviews/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { refreshProduct } from '../refreshProduct.ts';

const DAY_MS = 24 * 3_600_000;

interface Input {
  readonly userId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly content: string;
  readonly now: Date;
}

/** 追评. */
export async function followUpReview(tx: Tx, input: Input): Promise<{ productId: string }> {
  const { userId, orderId, now } = input;
  await lockOrder(tx, { userId, id: orderId });
  const since = new Date(now.getTime() - rules.review.followUpDays * DAY_MS);
  const { productId } = await addFollowUp(tx, { ...input, since });
  await refreshProduct(tx, { productId, now });
  return { productId };
}
