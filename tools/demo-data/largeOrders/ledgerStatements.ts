import { idAt } from './orderFormulas.ts';

const loaded = `request_key like 'loaded-%'`;

/** The money: captured, and booked as income. Balances and entries are written here, because the triggers are off. */
export const ledgerStatements: Readonly<Record<string, string>> = {
  accounts: `
    insert into ledger_accounts (id, owner_id, purpose, currency, opened_at)
    select md5('house:' || purpose)::uuid, null, purpose, 'CNY', now()
    from unnest(array['gatewayWechat', 'gatewayAlipay', 'clearing', 'sales', 'shippingIncome']) as purpose
    on conflict do nothing`,
  transfers: `
    insert into ledger_transfers
      (id, debit_account_id, credit_account_id, currency, amount, phase, cause_kind, cause_id, leg, memo, at)
    select ${idAt('(extract(epoch from paid_at) * 1000)::bigint + leg_no', `md5(id::text)`)},
      md5('house:' || debit)::uuid, md5('house:' || credit)::uuid, 'CNY', amount, 'posted', cause_kind, cause_id, leg,
      '订单 ' || no, paid_at
    from orders cross join lateral (values
      (0, 'gateway' || upper(left(paid_with, 1)) || substr(paid_with, 2), 'clearing', pay_fen, 'payment',
        payment_id::text, 'capture'),
      (1, 'clearing', 'sales', pay_fen - shipping_fen, 'order', id::text, 'sales'),
      (2, 'clearing', 'shippingIncome', shipping_fen, 'order', id::text, 'shipping')
    ) as moved (leg_no, debit, credit, amount, cause_kind, cause_id, leg)
    where paid_at is not null and amount > 0 and ${loaded}`,
  entries: `
    insert into ledger_entries (account_id, at, transfer_id, kind, amount)
    select account_id, at, transfer.id, cause_kind, moved from ledger_transfers as transfer
    cross join lateral (values (debit_account_id, -amount), (credit_account_id, amount)) as side (account_id, moved)
    where phase = 'posted' and not exists (select from ledger_entries as known where known.account_id = side.account_id
      and known.transfer_id = transfer.id)`,
  balances: `
    insert into ledger_balances as known (account_id, stripe, balance, held, last_at)
    select account_id, 1, sum(entry.amount) - coalesce((
        select sum(balance) from ledger_balances as before where before.account_id = entry.account_id
      ), 0), 0, max(at)
    from ledger_entries as entry join ledger_accounts as account on account.id = account_id
    where owner_id is null group by account_id
    on conflict (account_id, stripe) do update
    set balance = known.balance + excluded.balance, last_at = greatest(known.last_at, excluded.last_at)`,
};
