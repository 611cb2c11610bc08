import type { afterSaleEndpoints, ParsedInput } from '@jiwu/contract';
import { insertAfterSale } from '../../modules/afterSale/index.ts';
import { keepFiles } from '../../modules/files/index.ts';
import { lockOrder, type OrderKinds } from '../../modules/orders/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { orderKinds } from '../orders/orderKinds.ts';
import { loadPlan } from './previewAfterSale.ts';
import { settleAfterSale, type Settled } from './settleAfterSale.ts';

type Wish = ParsedInput<(typeof afterSaleEndpoints)['afterSaleApply']>['body'];

/**
 * Asks for a refund at exactly what was shown. What has not been sent is refunded at once; what has been waits for staff. For
 * goods that are on their way or there and have no fault, the way is to send them back.
 */
export async function applyAfterSale(
  tx: Tx,
  { userId, wish, now }: { userId: string; wish: Wish; now: Date },
  kinds: OrderKinds = orderKinds,
): Promise<Settled> {
  const order = await lockOrder(tx, { userId, id: wish.orderId });
  const { plan, lines } = await loadPlan(tx, { order, wanted: wish, now });
  const { kind, reason, description, pictures } = wish;
  if (plan.wasSent && kind === 'refundOnly' && reason === 'changedMind') throw new ShopError('AFTER_SALE_KIND');
  if (plan.totalFen !== wish.totalFen) throw new ShopError('AFTER_SALE_CHANGED', { totalFen: plan.totalFen });
  await keepFiles(tx, { fileIds: pictures, ownerId: userId, now });
  const afterSale = await insertAfterSale(tx, { order, plan, kind, reason, description, pictures, now });
  if (plan.wasSent) return { afterSale, moved: [] };
  const by = { kind: 'user', id: userId } as const;
  return await settleAfterSale(tx, { order, lines, afterSale, step: 'refund', by, now }, kinds);
}
