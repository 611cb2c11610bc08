import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties what people booked by hand to the ledger. */
export const handLinks: readonly Invariant[] = [
  {
    number: 6,
    title: 'Each booking by hand that was approved has exactly its transfer',
    each: 'shop',
    query: sql`
      select coalesce(prescribed.cause_id, moved.cause_id) as booking, prescribed.amount as prescribed, moved.amount as moved
      from (
        select id::text as cause_id, amount_fen as amount, from_purpose, to_purpose from hand_bookings where state = 'done'
      ) as prescribed
      full join (
        select cause_id, amount, debit.purpose as from_purpose, credit.purpose as to_purpose from ledger_transfers
        join ledger_accounts as debit on debit.id = debit_account_id
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind = 'handBooking'
      ) as moved on moved.cause_id = prescribed.cause_id
      where (prescribed.amount, prescribed.from_purpose, prescribed.to_purpose)
        is distinct from (moved.amount, moved.from_purpose, moved.to_purpose)`,
  },
  {
    number: 6,
    title: 'Each change of a balance by hand that was approved has exactly its transfer',
    each: 'user',
    query: sql`
      select coalesce(prescribed.cause_id, moved.cause_id) as change, prescribed.amount as prescribed, moved.amount as moved
      from (
        select id::text as cause_id, amount_fen as amount, user_id, direction from balance_changes where state = 'done'
      ) as prescribed
      full join (
        select cause_id, amount, coalesce(debit.owner_id, credit.owner_id) as user_id,
          case when debit.owner_id is null then 'give' else 'take' end as direction
        from ledger_transfers
        join ledger_accounts as debit on debit.id = debit_account_id
        join ledger_accounts as credit on credit.id = credit_account_id
        where cause_kind = 'balanceChange'
      ) as moved on moved.cause_id = prescribed.cause_id
      where (prescribed.amount, prescribed.user_id, prescribed.direction)
        is distinct from (moved.amount, moved.user_id, moved.direction)`,
  },
];
