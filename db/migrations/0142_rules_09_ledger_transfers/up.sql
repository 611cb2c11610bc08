-- The rules of a row of ledger_transfers, as a domain (see 0142_rules_01_orders).
create type ledger_transfers_ruled as (
  debit_account_id uuid, credit_account_id uuid, currency text, amount bigint, phase text, pending_id uuid, cause_kind text, cause_id text, leg text,
  memo text
);

create domain ledger_transfers_rules as ledger_transfers_ruled
  constraint ledger_transfers_currency_check check ((value).currency in ('CNY', 'INTEGRAL'))
  constraint ledger_transfers_amount_check check ((value).amount > 0)
  constraint ledger_transfers_phase_check check ((value).phase in ('posted', 'pending', 'post', 'void'))
  constraint ledger_transfers_cause_kind_check check ((value).cause_kind ~ '^[a-z][A-Za-z]{2,39}$')
  constraint ledger_transfers_cause_id_check check (length((value).cause_id) between 1 and 64)
  constraint ledger_transfers_leg_check check ((value).leg ~ '^[a-z][A-Za-z0-9]{0,29}$')
  constraint ledger_transfers_memo_check check (length((value).memo) <= 200)
  constraint ledger_transfers_apart check ((value).debit_account_id <> (value).credit_account_id)
  constraint ledger_transfers_pending check ((value).phase in ('post', 'void') = ((value).pending_id is not null));

alter table ledger_transfers
  add constraint ledger_transfers_rules check (
    row(debit_account_id, credit_account_id, currency, amount, phase, pending_id, cause_kind, cause_id, leg, memo)::ledger_transfers_rules is distinct from null
  ) not valid,
  drop constraint ledger_transfers_currency_check,
  drop constraint ledger_transfers_amount_check,
  drop constraint ledger_transfers_phase_check,
  drop constraint ledger_transfers_cause_kind_check,
  drop constraint ledger_transfers_cause_id_check,
  drop constraint ledger_transfers_leg_check,
  drop constraint ledger_transfers_memo_check,
  drop constraint ledger_transfers_check,
  drop constraint ledger_transfers_check1;
