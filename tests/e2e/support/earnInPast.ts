import { randomBytes, randomInt } from 'node:crypto';
import { commissionOf } from '@jiwu/pricing';
import { newId } from '@jiwu/kernel';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { recordClick } from '../../../apps/server/src/flows/effectOrders/outside/recordClick.ts';
import { completeOrder } from '../../../apps/server/src/flows/orders/completeOrder.ts';
import { dispatchOrder } from '../../../apps/server/src/flows/orders/dispatchOrder.ts';
import { setCommission } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import { listOrderLines, type Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';
import type { Member } from '../../drills/membership/Member.ts';
import { settleEffects } from '../../../tools/demo-data/promoter/settleEffects.ts';
import { makeMemberOrder, payMemberOrder } from '../../drills/membership/memberOrders.ts';

export interface Buyer extends Member {
  readonly browserId: string;
}

export interface Earned {
  readonly promoter: { readonly userId: string; readonly code: string };
  readonly buyer: Buyer;
  readonly skuId: string;
  readonly productId: string;
  readonly quantity?: number;
  /** A sum for which there is a rate, or the rate itself, in basis points; it is frozen with the payment. */
  readonly earns: { readonly fen: number } | { readonly rateBp: number };
  readonly place: string | null;
  readonly boughtAt: Date;
  /** Sent and received. */
  readonly completedAt?: Date;
  /** A week later, by the clock of the sweep. */
  readonly settledAt?: Date;
}

/**
 * Someone comes by the promoter's link and buys, at a time that is past: by the shop's own use cases, and in one transaction, so that the
 * shop's sweeps find nothing half done.
 */
export async function earnInPast(services: Services, wish: Earned): Promise<Order> {
  const { promoter, buyer, place, boughtAt, completedAt, settledAt } = wish;
  const { userId, browserId } = buyer;
  const visit = { browserId, key: randomBytes(16).toString('base64url'), userId };
  await recordClick({ ...services, clock: () => boughtAt }, { code: promoter.code, place, ...visit });
  return await services.db.transact(async (tx) => {
    const lines = [{ skuId: wish.skuId, quantity: wish.quantity ?? 1 }];
    const order = await makeMemberOrder(tx, buyer, { lines, useIntegral: 0 }, boughtAt);
    const [line] = await listOrderLines(tx, order);
    const subject = { kind: 'product', id: wish.productId } as const;
    const rateBp = 'rateBp' in wish.earns ? wish.earns.rateBp : rateFor(wish.earns.fen, line?.payFen ?? 0);
    const before = await setCommission(tx, { subject, rateBp });
    await payMemberOrder(tx, buyer, order, boughtAt);
    // The rate of the shop is what it was; that of this line is frozen.
    await setCommission(tx, { subject, rateBp: before });
    if (!completedAt) return order;
    const trackingNo = `SF1${String(randomInt(0, 1_000_000_000_000)).padStart(12, '0')}`;
    const parcel = { staffId: newId(), no: order.no, carrier: 'sf', trackingNo };
    await dispatchOrder(tx, { ...parcel, now: boughtAt }, orderRegistry);
    const by = { kind: 'user', id: userId } as const;
    await completeOrder(tx, { userId, id: order.id, by, now: completedAt }, orderRegistry);
    if (!settledAt) return order;
    await settleEffects(tx, { now: settledAt, isMeant: ({ orderId }) => orderId === order.id });
    return order;
  });
}

/** The rate that makes just this of what was paid. */
function rateFor(commissionFen: number, paidFen: number): number {
  const rateBp = Math.round((commissionFen * 10_000) / paidFen);
  if (commissionOf({ paidFen, refundedFen: 0, rateBp }) === commissionFen) return rateBp;
  throw new Error(`no rate makes ${commissionFen} of ${paidFen}`);
}
