import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { IntegralCause } from '../integralCauses.ts';
import { addLot } from './addLot.ts';
import { endOfNextYear, soonestEnd } from './lotEnd.ts';

interface Input {
  readonly userId: string;
  /** The order that had used the integral. */
  readonly used: IntegralCause;
  /** Amount of this order's integral that earlier refunds returned. */
  readonly before: number;
  readonly amount: number;
  readonly cause: IntegralCause;
  readonly now: Date;
}

/**
 * Returns used integral as new lots that expire when the used ones would have, the longest-lasting first. A part that expires
 * within thirty days gets thirty days of grace, but only once: integral that was used from a grace lot keeps that lot's end, and
 * may be expired when it returns. Integral used before lots existed counts as earned today. The caller holds the balance.
 */
export async function returnAsLots(tx: Tx, input: Input): Promise<void> {
  const { userId, amount, cause, now } = input;
  const parts = await listParts(tx, input);
  for (const { amount: part, earnedAt, ...end } of parts) {
    await addLot(tx, { userId, cause, amount: part, ...end, now: end.expiresAt > now ? now : earnedAt });
  }
  const unknown = amount - parts.reduce((sum, part) => sum + part.amount, 0);
  if (unknown > 0) await addLot(tx, { userId, cause, amount: unknown, expiresAt: endOfNextYear(now), now });
}

interface Part {
  readonly amount: number;
  readonly earnedAt: Date;
  readonly expiresAt: Date;
  readonly isGrace: boolean;
}

/** The slices of the used lots that this refund returns, by expiry. */
async function listParts(tx: Tx, { userId, used, before, amount, now }: Input): Promise<Part[]> {
  const soonest = sql`${soonestEnd(now)}::timestamptz`;
  const { rows } = await sql<Part>`
    with taken as (
      select lot.earned_at, lot.expires_at, lot.is_grace, used.amount,
        sum(used.amount) over (order by lot.expires_at desc, lot.earned_at desc, lot.id desc) - used.amount as start
      from integral_lot_uses as used
      join integral_lots as lot on lot.user_id = used.user_id and lot.id = used.lot_id
      where used.user_id = ${userId} and used.cause_kind = ${used.kind} and used.cause_id = ${used.id}
    ), slices as (
      select earned_at, case when is_grace then expires_at else greatest(expires_at, ${soonest}) end as expires_at,
        is_grace or expires_at < ${soonest} as is_grace,
        least(start + amount, ${before}::int8 + ${amount}::int8) - greatest(start, ${before}::int8) as amount
      from taken
    )
    select sum(amount)::int8 as amount, min(earned_at) as "earnedAt", expires_at as "expiresAt", bool_or(is_grace) as "isGrace"
    from slices where amount > 0 group by expires_at order by expires_at`.execute(tx);
  return rows;
}
