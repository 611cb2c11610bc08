-- The rules of a row of stock_levels, as a domain (see 0142_rules_01_orders).
create type stock_levels_ruled as (
  on_hand integer, reserved integer, sold integer
);

create domain stock_levels_rules as stock_levels_ruled
  constraint stock_levels_on_hand_check check ((value).on_hand >= 0)
  constraint stock_levels_reserved check ((value).reserved between 0 and (value).on_hand)
  constraint stock_levels_sold_check check ((value).sold >= 0);

alter table stock_levels
  add constraint stock_levels_rules check (
    row(on_hand, reserved, sold)::stock_levels_rules is distinct from null
  ) not valid,
  drop constraint stock_levels_on_hand_check,
  drop constraint stock_levels_check,
  drop constraint stock_levels_sold_check;
