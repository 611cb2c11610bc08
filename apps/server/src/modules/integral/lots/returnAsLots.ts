import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/createDatabase.ts';
import type { IntegralCause } from '../integralCauses.ts';
import { addLot } from './addLot.ts';
import { endOfNextYear, soonestEnd } from './lotEnd.ts';

interface Input {
  readonly userId: string;
  /** What had used it. */
  readonly used: IntegralCause;
  /** How much of it came back before. */
  readonly before: number;
  readonly amount: number;
  readonly cause: IntegralCause;
  readonly now: Date;
}

/**
 * What was used comes back as new lots that end when the used ones do, what lasts longest first, and all of it good for
 * thirty days at least. What was used before there were lots is as good as earned today. The caller holds the balance.
 */
export async function returnAsLots(tx: Tx, input: Input): Promise<void> {
  const { userId, used, before, amount, cause, now } = input;
  const { rows } = await sql<{ expiresAt: Date; amount: number }>`
    with taken as (
      select lot.expires_at, used.amount,
        sum(used.amount) over (order by lot.expires_at desc, lot.earned_at desc, lot.id desc) - used.amount as start
      from integral_lot_uses as used
      join integral_lots as lot on lot.user_id = used.user_id and lot.id = used.lot_id
      where used.user_id = ${userId} and used.cause_kind = ${used.kind} and used.cause_id = ${used.id}
    ), slices as (
      select greatest(expires_at, ${soonestEnd(now)}::timestamptz) as expires_at,
        least(start + amount, ${before}::int8 + ${amount}::int8) - greatest(start, ${before}::int8) as amount
      from taken
    )
    select expires_at as "expiresAt", sum(amount)::int8 as amount from slices where amount > 0
    group by expires_at order by expires_at`.execute(tx);
  const ends = new Map(rows.map((row) => [row.expiresAt.getTime(), row.amount]));
  const unknown = amount - rows.reduce((sum, row) => sum + row.amount, 0);
  if (unknown > 0) {
    const end = endOfNextYear(now).getTime();
    ends.set(end, (ends.get(end) ?? 0) + unknown);
  }
  for (const [end, part] of ends) {
    await addLot(tx, { userId, cause, amount: part, expiresAt: new Date(end), now });
  }
}
