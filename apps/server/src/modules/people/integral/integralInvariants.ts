import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const integralInvariants: readonly Invariant[] = [
  {
    number: 36,
    title: 'What is left of an integral lot is what came in less what was used',
    each: 'user',
    query: sql`
      select lot.user_id, lot.id, lot.amount, lot.left_amount, sum(used.amount) as used
      from integral_lots as lot
      left join integral_lot_uses as used on used.user_id = lot.user_id and used.lot_id = lot.id
      group by lot.user_id, lot.id, lot.amount, lot.left_amount
      having lot.left_amount <> lot.amount - coalesce(sum(used.amount), 0)`,
  },
  {
    number: 36,
    title: 'A lot holds no integral a day after it has expired',
    each: 'shop',
    query: sql`
      select user_id, id, left_amount, expires_at from integral_lots
      where left_amount > 0 and expires_at < now() - interval '1 day'`,
  },
  {
    number: 36,
    title: 'Nobody owes integral while they have some free',
    each: 'user',
    query: sql`
      select user_id, owed, free from (
        select user_id, sum(left_amount) as owed from integral_debts where left_amount > 0 group by user_id
      ) as debts join (
        select user_id, sum(left_amount) as free from integral_lots where left_amount > 0 group by user_id
      ) as lots using (user_id)`,
  },
];
