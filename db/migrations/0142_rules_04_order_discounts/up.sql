-- The rules of a row of order_discounts, as a domain (see 0142_rules_01_orders).
create type order_discounts_ruled as (
  "position" smallint, rule text, rule_id uuid, amount_fen bigint
);

create domain order_discounts_rules as order_discounts_ruled
  constraint order_discounts_position_check check ((value)."position" >= 0)
  constraint order_discounts_rule_check check ((value).rule in ('campaign', 'coupon', 'integral'))
  constraint order_discounts_amount_fen_check check ((value).amount_fen > 0)
  constraint order_discounts_cause check (((value).rule = 'integral') = ((value).rule_id is null));

alter table order_discounts
  add constraint order_discounts_rules check (
    row("position", rule, rule_id, amount_fen)::order_discounts_rules is distinct from null
  ) not valid,
  drop constraint order_discounts_position_check,
  drop constraint order_discounts_rule_check,
  drop constraint order_discounts_amount_fen_check,
  drop constraint order_discounts_check;
