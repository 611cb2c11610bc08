-- The rules of a row of integral_lots, as a domain (see 0142_rules_01_orders).
create type integral_lots_ruled as (
  cause_kind text, cause_id text, amount bigint, left_amount bigint, vip_extra bigint, earned_at timestamptz, expires_at timestamptz
);

create domain integral_lots_rules as integral_lots_ruled
  constraint integral_lots_cause_kind_check check ((value).cause_kind ~ '^[a-z][A-Za-z]{2,39}$')
  constraint integral_lots_cause_id_check check (length((value).cause_id) between 1 and 64)
  constraint integral_lots_amount_check check ((value).amount > 0)
  constraint integral_lots_left check ((value).left_amount between 0 and (value).amount)
  constraint integral_lots_vip_extra check ((value).vip_extra between 0 and (value).amount)
  constraint integral_lots_expiry check ((value).expires_at > (value).earned_at);

alter table integral_lots
  add constraint integral_lots_rules check (
    row(cause_kind, cause_id, amount, left_amount, vip_extra, earned_at, expires_at)::integral_lots_rules is distinct from null
  ) not valid,
  drop constraint integral_lots_cause_kind_check,
  drop constraint integral_lots_cause_id_check,
  drop constraint integral_lots_amount_check,
  drop constraint integral_lots_check,
  drop constraint integral_lots_check1,
  drop constraint integral_lots_check2;
