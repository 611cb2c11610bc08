-- The rules of a row of ledger_accounts, as a domain (see 0142_rules_01_orders).
create type ledger_accounts_ruled as (
  id uuid, owner_id uuid, purpose text, currency text
);

create domain ledger_accounts_rules as ledger_accounts_ruled
  constraint ledger_accounts_purpose_check check ((value).purpose ~ '^[a-z][A-Za-z]{2,29}$')
  constraint ledger_accounts_currency_check check ((value).currency in ('CNY', 'INTEGRAL'))
  constraint ledger_accounts_id check ((value).id = md5(coalesce((value).owner_id::text, 'house') || ':' || (value).purpose)::uuid);

alter table ledger_accounts
  add constraint ledger_accounts_rules check (
    row(id, owner_id, purpose, currency)::ledger_accounts_rules is distinct from null
  ) not valid,
  drop constraint ledger_accounts_purpose_check,
  drop constraint ledger_accounts_currency_check,
  drop constraint ledger_accounts_check;
