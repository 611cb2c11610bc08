import type { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

type Counts = Record<(typeof rules.coupon.states)[number], number>;

/** Number of a user's coupons in each state, by one pass over the index. */
export async function countUserCoupons(db: Reader, input: { userId: string; now: Date }): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      count(*) filter (where state = 'unused' and valid_until > ${input.now}) as unused,
      count(*) filter (where state = 'locked') as locked,
      count(*) filter (where state = 'used') as used,
      count(*) filter (where state = 'unused' and valid_until <= ${input.now}) as expired
    from user_coupons where user_id = ${input.userId}`.execute(db);
  return rows[0] ?? { unused: 0, locked: 0, used: 0, expired: 0 };
}
