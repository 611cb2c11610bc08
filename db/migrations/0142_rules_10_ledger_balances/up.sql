-- The rules of a row of ledger_balances, as a domain (see 0142_rules_01_orders).
create type ledger_balances_ruled as (
  stripe smallint, balance bigint, held bigint
);

create domain ledger_balances_rules as ledger_balances_ruled
  constraint ledger_balances_stripe_check check ((value).stripe between 0 and 1024)
  constraint ledger_balances_floor check ((value).stripe > 0 or (value).balance >= (value).held)
  constraint ledger_balances_held check ((value).held >= 0 and ((value).stripe = 0 or (value).held = 0));

alter table ledger_balances
  add constraint ledger_balances_rules check (
    row(stripe, balance, held)::ledger_balances_rules is distinct from null
  ) not valid,
  drop constraint ledger_balances_stripe_check,
  drop constraint ledger_balances_floor,
  drop constraint ledger_balances_held;
