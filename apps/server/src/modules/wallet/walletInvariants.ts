import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

export const walletInvariants: readonly Invariant[] = [
  {
    number: 6,
    title: 'Each recharge has exactly the transfers that its state prescribes',
    query: sql`
      with prescribed as (
        select 'recharge' as cause_kind, id::text as cause_id, 'principal' as leg, 'posted' as phase, amount_fen as amount
        from recharges where paid_at is not null
        union all
        select 'rechargeBonus', id::text, 'bonus', 'posted', bonus_fen
        from recharges where paid_at is not null and bonus_fen > 0
        union all
        select 'rechargeRefund', refund_request_id::text, 'principal', 'pending', refund_fen
        from recharges where refund_request_id is not null
        union all
        select 'rechargeRefund', refund_request_id::text, 'principalEnd', 'post', refund_fen
        from recharges where state = 'refunded'
        union all
        select 'rechargeBonusBack', refund_request_id::text, 'bonus', 'pending', bonus_back_fen + bonus_spent_fen
        from recharges where bonus_back_fen + bonus_spent_fen > 0
        union all
        select 'rechargeBonusBack', refund_request_id::text, 'bonusEnd', 'post', bonus_back_fen + bonus_spent_fen
        from recharges where state = 'refunded' and bonus_back_fen + bonus_spent_fen > 0
      ), voided as (
        -- A refund that the gateway refused leaves its holds, voided, and no trace in the recharge.
        select pending.id from ledger_transfers as pending
        join ledger_transfers as ending on ending.pending_id = pending.id and ending.phase = 'void'
      ), moved as (
        select cause_kind, cause_id, leg, phase, amount from ledger_transfers
        where cause_kind in ('recharge', 'rechargeBonus', 'rechargeRefund', 'rechargeBonusBack')
          and id not in (select id from voided) and (phase <> 'void')
      )
      select coalesce(prescribed.cause_kind, moved.cause_kind) as cause_kind,
        coalesce(prescribed.cause_id, moved.cause_id) as cause_id, coalesce(prescribed.leg, moved.leg) as leg,
        prescribed.amount as prescribed, moved.amount as moved
      from prescribed
      full join moved using (cause_kind, cause_id, leg, phase)
      where prescribed.amount is distinct from moved.amount`,
  },
  {
    number: 51,
    title: 'What is left of a user’s lots is what their balance has free',
    query: sql`
      with lots as (
        select user_id, sum(left_fen) as left_fen from wallet_lots group by user_id
      ), free as (
        select owner_id as user_id, balance - held as free_fen
        from ledger_balances join ledger_accounts on id = account_id
        where purpose = 'balance' and owner_id is not null
      )
      select user_id, left_fen, free_fen from lots full join free using (user_id)
      where coalesce(left_fen, 0) <> coalesce(free_fen, 0)`,
  },
  {
    number: 52,
    title: 'What is left of a lot is what came in less what was used',
    query: sql`
      select lot.user_id, lot.id, lot.amount_fen, lot.left_fen, coalesce(sum(used.amount_fen), 0) as used_fen
      from wallet_lots as lot
      left join wallet_lot_uses as used on used.user_id = lot.user_id and used.lot_id = lot.id
      group by lot.user_id, lot.id
      having lot.left_fen <> lot.amount_fen - coalesce(sum(used.amount_fen), 0)`,
  },
];
