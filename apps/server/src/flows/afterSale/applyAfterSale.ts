import type { afterSaleEndpoints, ParsedInput } from '@jiwu/contract';
import { type AfterSale, insertAfterSale } from '../../modules/trade/afterSale/index.ts';
import { keepFiles } from '../../modules/content/files/index.ts';
import { kindOf, lockOrder } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { OrderRegistry } from '../orders/OrderRegistry.ts';
import { loadPlan } from './queries/previewAfterSale.ts';
import { settleAfterSale } from './settleAfterSale.ts';

type Wish = ParsedInput<(typeof afterSaleEndpoints)['afterSaleApply']>['body'];

/**
 * Submits a request for exactly the amounts that were shown. Unsent pieces are refunded at once; sent ones wait for staff. Goods
 * without a fault that are sent or delivered must be returned.
 */
export async function applyAfterSale(
  tx: Tx,
  { userId, wish, now }: { userId: string; wish: Wish; now: Date },
  registry: OrderRegistry,
): Promise<AfterSale> {
  const order = await lockOrder(tx, { userId, id: wish.orderId });
  const { plan, lines } = await loadPlan(tx, { order, wanted: wish, now }, registry.kinds);
  const { kind, reason, description, pictures } = wish;
  const allowed = (await kindOf(registry.kinds, order.kind).allowedReturns(tx, [order])).get(order.id);
  if (allowed && !(allowed.kinds.includes(kind) && allowed.reasons.includes(reason))) {
    throw new ShopError('AFTER_SALE_NOT_ALLOWED');
  }
  if (plan.wasSent && kind === 'refundOnly' && reason === 'changedMind') throw new ShopError('AFTER_SALE_KIND');
  if (plan.totalFen !== wish.totalFen) throw new ShopError('AFTER_SALE_CHANGED', { totalFen: plan.totalFen });
  await keepFiles(tx, { fileIds: pictures, ownerId: userId, now });
  const afterSale = await insertAfterSale(tx, { order, plan, kind, reason, description, pictures, now });
  if (plan.wasSent) return afterSale;
  const by = { kind: 'user', id: userId } as const;
  return await settleAfterSale(tx, { order, lines, afterSale, step: 'refund', by, now }, registry);
}
