-- The rules of a row of order_history, as a domain (see 0142_rules_01_orders).
create type order_history_ruled as (
  "position" smallint, from_state text, to_state text, by_kind text, by_id uuid, reason text
);

create domain order_history_rules as order_history_ruled
  constraint order_history_position_check check ((value)."position" >= 0)
  constraint order_history_by_kind_check check ((value).by_kind in ('user', 'staff', 'shop'))
  constraint order_history_reason_check check (length((value).reason) between 1 and 60)
  constraint order_history_by check (((value).by_kind = 'shop') = ((value).by_id is null))
  constraint order_history_first check (((value)."position" = 0) = ((value).from_state is null))
  constraint order_history_step check ((coalesce((value).from_state, ''), (value).to_state) in (
    ('', 'awaitingPayment'),
    ('awaitingPayment', 'awaitingDispatch'), ('awaitingPayment', 'awaitingGroup'), ('awaitingPayment', 'closed'),
    ('awaitingGroup', 'awaitingDispatch'), ('awaitingGroup', 'closed'),
    ('awaitingDispatch', 'awaitingReceipt'), ('awaitingDispatch', 'closed'),
    ('awaitingReceipt', 'completed'), ('awaitingReceipt', 'closed')));

alter table order_history
  add constraint order_history_rules check (
    row("position", from_state, to_state, by_kind, by_id, reason)::order_history_rules is distinct from null
  ) not valid,
  drop constraint order_history_position_check,
  drop constraint order_history_by_kind_check,
  drop constraint order_history_reason_check,
  drop constraint order_history_check,
  drop constraint order_history_check1,
  drop constraint order_history_step;
