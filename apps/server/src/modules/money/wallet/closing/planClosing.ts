import { type OutsideGateway, rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { refundableOf } from '../recharges/rechargeRefundOf.ts';

/** What is left of a lot of principal, with the recharge that it came from. */
export interface ClosingLot {
  readonly lotId: string;
  readonly leftFen: number;
  readonly recharge: {
    readonly id: string;
    readonly gateway: OutsideGateway;
    readonly paidAt: Date;
    readonly bonusFen: number;
    readonly bonusLeftFen: number;
  } | null;
}

interface PlannedUse {
  readonly lotId: string;
  readonly amountFen: number;
}

/** What comes back when the account is closed now, and how. */
export interface ClosingPlan {
  /** By each recharge's own payment, the oldest first. */
  readonly byGateway: readonly {
    readonly rechargeId: string;
    readonly gateway: OutsideGateway;
    readonly paidAt: Date;
    readonly amountFen: number;
    readonly use: PlannedUse;
  }[];
  /** By finance, in one sum. */
  readonly byBank: { readonly amountFen: number; readonly uses: readonly PlannedUse[] };
  readonly totalFen: number;
  /** Principal that stands against spent bonus. */
  readonly withheldFen: number;
}

/** Final for a caller that holds the wallet. */
export async function planClosing(db: Reader, input: { userId: string; now: Date }): Promise<ClosingPlan> {
  const { rows } = await sql<{
    lotId: string;
    leftFen: number;
    rechargeId: string | null;
    gateway: OutsideGateway;
    paidAt: Date;
    bonusFen: number;
    bonusLeftFen: number;
  }>`
    select lot.id as "lotId", lot.left_fen as "leftFen", recharge.id as "rechargeId", recharge.gateway,
      recharge.paid_at as "paidAt", recharge.bonus_fen as "bonusFen", coalesce(bonus.left_fen, 0) as "bonusLeftFen"
    from wallet_lots as lot
    left join recharges as recharge on lot.source_kind = 'recharge' and recharge.user_id = lot.user_id
      and recharge.id = lot.source_id
    left join wallet_lots as bonus on bonus.user_id = lot.user_id and bonus.source_kind = 'recharge'
      and bonus.source_id = recharge.id and bonus.kind = 'bonus'
    where lot.user_id = ${input.userId} and lot.kind = 'principal' and lot.left_fen > 0
    order by lot.created_at, lot.id`.execute(db);
  const lots = rows.map(({ lotId, leftFen, rechargeId, ...facts }): ClosingLot => ({
    lotId,
    leftFen,
    recharge: rechargeId === null ? null : { id: rechargeId, ...facts },
  }));
  return divideLots(lots, input.now);
}

/**
 * What is left of a recharge goes back by its own payment while the gateway allows it; everything else is one payout of finance.
 * As within the first days, spent bonus is set against the principal that it came with.
 */
export function divideLots(lots: readonly ClosingLot[], now: Date): ClosingPlan {
  const since = new Date(now.getTime() - rules.closing.gatewayDays * DAY_MS);
  const byGateway: ClosingPlan['byGateway'][number][] = [];
  const uses: PlannedUse[] = [];
  let leftFen = 0;
  for (const { lotId, leftFen: ofLot, recharge } of lots) {
    leftFen += ofLot;
    const amountFen = recharge ? refundableOf({ ...recharge, principalLeftFen: ofLot }) : ofLot;
    if (amountFen === 0) continue;
    const use = { lotId, amountFen };
    if (!recharge || recharge.paidAt <= since) uses.push(use);
    else
      byGateway.push({ rechargeId: recharge.id, gateway: recharge.gateway, paidAt: recharge.paidAt, amountFen, use });
  }
  const bankFen = sum(uses);
  const totalFen = sum(byGateway) + bankFen;
  return { byGateway, byBank: { amountFen: bankFen, uses }, totalFen, withheldFen: leftFen - totalFen };
}

function sum(parts: readonly { readonly amountFen: number }[]): number {
  return parts.reduce((total, { amountFen }) => total + amountFen, 0);
}
