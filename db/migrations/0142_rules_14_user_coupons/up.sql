-- The rules of a row of user_coupons, as a domain (see 0142_rules_01_orders).
create type user_coupons_ruled as (
  nth smallint, state text, source text, valid_from timestamptz, valid_until timestamptz, order_id uuid, locked_at timestamptz, used_at timestamptz
);

create domain user_coupons_rules as user_coupons_ruled
  constraint user_coupons_nth_check check ((value).nth > 0)
  constraint user_coupons_state_check check ((value).state in ('unused', 'locked', 'used'))
  constraint user_coupons_valid check ((value).valid_until > (value).valid_from)
  constraint user_coupons_order check (((value).state = 'unused') = ((value).order_id is null) and (value).order_id is null = ((value).locked_at is null))
  constraint user_coupons_used check (((value).state = 'used') = ((value).used_at is not null))
  constraint user_coupons_window check ((value).locked_at >= (value).valid_from and (value).locked_at < (value).valid_until)
  constraint user_coupons_source_check check ((value).source in ('claim', 'code', 'vip', 'draw', 'staff'));

alter table user_coupons
  add constraint user_coupons_rules check (
    row(nth, state, source, valid_from, valid_until, order_id, locked_at, used_at)::user_coupons_rules is distinct from null
  ) not valid,
  drop constraint user_coupons_nth_check,
  drop constraint user_coupons_state_check,
  drop constraint user_coupons_check,
  drop constraint user_coupons_order,
  drop constraint user_coupons_used,
  drop constraint user_coupons_window,
  drop constraint user_coupons_source_check;
