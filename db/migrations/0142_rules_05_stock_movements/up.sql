-- The rules of a row of stock_movements, as a domain (see 0142_rules_01_orders).
create type stock_movements_ruled as (
  kind text, on_hand_delta integer, reserved_delta integer, sold_delta integer
);

create domain stock_movements_rules as stock_movements_ruled
  constraint stock_movements_kind_check check ((value).kind in ('intake', 'correction', 'reserve', 'release', 'dispatch', 'return'))
  constraint stock_movements_figures check (
    case (value).kind
      when 'intake' then (value).on_hand_delta > 0 and (value).reserved_delta = 0 and (value).sold_delta = 0
      when 'correction' then (value).on_hand_delta <> 0 and (value).reserved_delta = 0 and (value).sold_delta = 0
      when 'reserve' then (value).on_hand_delta = 0 and (value).reserved_delta > 0 and (value).sold_delta = 0
      when 'release' then (value).on_hand_delta = 0 and (value).reserved_delta < 0 and (value).sold_delta = 0
      when 'dispatch' then (value).on_hand_delta < 0 and (value).reserved_delta = (value).on_hand_delta and (value).sold_delta = - (value).on_hand_delta
      when 'return' then (value).on_hand_delta > 0 and (value).reserved_delta = 0 and (value).sold_delta = - (value).on_hand_delta
      else null
    end);

alter table stock_movements
  add constraint stock_movements_rules check (
    row(kind, on_hand_delta, reserved_delta, sold_delta)::stock_movements_rules is distinct from null
  ) not valid,
  drop constraint stock_movements_kind_check,
  drop constraint stock_movements_check;
