import type { afterSaleEndpoints, Answer } from '@jiwu/contract';
import { type AfterSalePlan, listClaims, planAfterSale } from '../../../modules/trade/afterSale/index.ts';
import { foreseeDebt } from '../../../modules/people/integral/index.ts';
import {
  getOrder,
  kindOf,
  listOrderLines,
  type Order,
  type OrderKinds,
  type OrderLineRecord,
} from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeLines } from './describeLines.ts';
import { foreseeDraws } from './foreseeDraws.ts';

export interface Wanted {
  readonly kind: 'refundOnly' | 'returnRefund';
  readonly lines: readonly { readonly lineId: string; readonly pieces: number }[];
}

/** The amounts that a request would return, line by line, and its side effects; nothing is submitted yet. */
export async function previewAfterSale(
  db: Reader,
  input: Wanted & { readonly userId: string; readonly orderId: string; readonly now: Date },
  kinds: OrderKinds,
): Promise<Answer<(typeof afterSaleEndpoints)['afterSalePreview']>> {
  const order = await getOrder(db, { userId: input.userId, id: input.orderId });
  const { plan, lines, claims } = await loadPlan(db, { order, wanted: input, now: input.now }, kinds);
  const { userId } = input;
  const { isRewarded } = kindOf(kinds, order.kind);
  const { integralBack, earnedBack, isWhole, totalFen } = plan;
  const beforeFen = [...claims.values()].reduce((sum, { moneyFen }) => sum + moneyFen, 0);
  const [earnedOwed, draws] = await Promise.all([
    foreseeDebt(db, { userId, giveBack: integralBack, takeBack: earnedBack }),
    order.completedAt && isRewarded
      ? foreseeDraws(db, { order, isWhole, beforeFen, totalFen })
      : { drawsBack: 0, drawsOwed: 0 },
  ]);
  return {
    moneyFen: plan.moneyFen,
    shippingFen: plan.shippingFen,
    totalFen: plan.totalFen,
    refundTo: plan.refundTo,
    integralBack: plan.integralBack,
    earnedBack: plan.earnedBack,
    returnsCoupon: plan.returnsCoupon,
    lines: describeLines(plan.lines, lines),
    earnedOwed,
    ...draws,
  };
}

/** The plan as of now: final for a caller that holds the order. */
export async function loadPlan(
  db: Reader,
  { order, wanted, isGroupFailure, now }: { order: Order; wanted: Wanted; isGroupFailure?: boolean; now: Date },
  kinds: OrderKinds,
): Promise<{ plan: AfterSalePlan; lines: OrderLineRecord[]; claims: Awaited<ReturnType<typeof listClaims>> }> {
  const lines = await listOrderLines(db, order);
  const claims = await listClaims(db, { userId: order.userId, orderId: order.id });
  const plan = planAfterSale({
    order,
    lines,
    claims,
    kind: wanted.kind,
    wanted: wanted.lines,
    unsentGoesTo: kindOf(kinds, order.kind).unsentGoesTo,
    isGroupFailure: isGroupFailure ?? false,
    now,
  });
  return { plan, lines, claims };
}
