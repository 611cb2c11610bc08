import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const walletInvariants: readonly Invariant[] = [
  {
    number: 52,
    title: 'What is left of a lot is what came in less what was used',
    each: 'user',
    query: sql`
      select lot.user_id, lot.id, lot.amount_fen, lot.left_fen, coalesce(sum(used.amount_fen), 0) as used_fen
      from wallet_lots as lot
      left join wallet_lot_uses as used on used.user_id = lot.user_id and used.lot_id = lot.id
      group by lot.user_id, lot.id, lot.amount_fen, lot.left_fen
      having lot.left_fen <> lot.amount_fen - coalesce(sum(used.amount_fen), 0)`,
  },
  {
    number: 94,
    title: 'A leaver whom finance has to pay named an account, and it is kept no longer than something is to be paid',
    each: 'user',
    query: sql`
      select coalesce(payout.user_id, account.user_id) as user_id, payout.unpaid, payout.by_finance
      from (
        select user_id, count(*) as unpaid, count(*) filter (where way = 'bank') as by_finance
        from closing_payouts where state <> 'done' group by user_id
      ) as payout
      full join closing_accounts as account on account.user_id = payout.user_id
      where payout.user_id is null or by_finance > 0 and account.user_id is null`,
  },
];
