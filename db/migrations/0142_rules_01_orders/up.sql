-- The rules of a row of orders, kept parsed: PostgreSQL reads the checks of a table anew at every execution, and those of a domain once
-- for each connection. So the columns that have rules are put together, and their rules belong to a domain of that row.
create type orders_ruled as (
  no text, state text, list_fen bigint, goods_fen bigint, campaign_fen bigint, coupon_fen bigint, integral_fen bigint, integral bigint,
  shipping_fen bigint, delivery_fen bigint, pay_fen bigint, user_coupon_id uuid, remark text, request_key text, paid_with paid_with, earned_integral bigint,
  review_left smallint, paid_at timestamptz, dispatched_at timestamptz, receive_by timestamptz, completed_at timestamptz, closed_at timestamptz,
  dispatch_hours smallint
);

create domain orders_rules as orders_ruled
  constraint orders_no_check check ((value).no ~ '^[0-9]{16}$')
  constraint orders_state_check check ((value).state in ('awaitingPayment', 'awaitingGroup', 'awaitingDispatch', 'awaitingReceipt', 'completed', 'closed'))
  constraint orders_list check ((value).list_fen >= (value).goods_fen)
  constraint orders_goods_fen_check check ((value).goods_fen >= 0)
  constraint orders_campaign_fen_check check ((value).campaign_fen >= 0)
  constraint orders_coupon_fen_check check ((value).coupon_fen >= 0)
  constraint orders_integral_fen_check check ((value).integral_fen >= 0)
  constraint orders_integral_check check ((value).integral >= 0 and (value).integral % 100 = 0)
  constraint orders_shipping_fen_check check ((value).shipping_fen >= 0)
  constraint orders_delivery check ((value).delivery_fen between 0 and (value).shipping_fen)
  constraint orders_pay_fen_check check ((value).pay_fen >= 0)
  constraint orders_remark_check check (length((value).remark) <= 50)
  constraint orders_request_key_check check (length((value).request_key) between 8 and 64)
  constraint orders_earned_integral_check check ((value).earned_integral >= 0)
  constraint orders_review_left_check check ((value).review_left >= 0)
  constraint orders_pay check ((value).pay_fen = (value).goods_fen - (value).campaign_fen - (value).coupon_fen - (value).integral_fen + (value).shipping_fen)
  constraint orders_integral check ((value).integral_fen * 5 <= (value).goods_fen - (value).campaign_fen - (value).coupon_fen)
  constraint orders_coupon check (((value).coupon_fen > 0) = ((value).user_coupon_id is not null))
  constraint orders_dispatched check (
    (value).state not in ('awaitingReceipt', 'completed')
    or (value).dispatched_at is not null and (value).receive_by is not null)
  constraint orders_completed check (((value).state = 'completed') = ((value).completed_at is not null))
  constraint orders_closed check (((value).state = 'closed') = ((value).closed_at is not null))
  constraint orders_paid check (
    (value).paid_at is null = ((value).paid_with is null)
    and ((value).state in ('awaitingPayment', 'closed') or (value).paid_at is not null)
    and ((value).state <> 'awaitingPayment' or (value).paid_at is null))
  constraint orders_dispatch_hours check ((value).dispatch_hours > 0);

alter table orders
  add constraint orders_rules check (
    row(
      no, state, list_fen, goods_fen, campaign_fen, coupon_fen, integral_fen, integral, shipping_fen, delivery_fen, pay_fen, user_coupon_id, remark,
      request_key, paid_with, earned_integral, review_left, paid_at, dispatched_at, receive_by, completed_at, closed_at,
      dispatch_hours
    )::orders_rules is distinct from null
  ) not valid,
  drop constraint orders_no_check,
  drop constraint orders_state_check,
  drop constraint orders_check,
  drop constraint orders_goods_fen_check,
  drop constraint orders_campaign_fen_check,
  drop constraint orders_coupon_fen_check,
  drop constraint orders_integral_fen_check,
  drop constraint orders_integral_check,
  drop constraint orders_shipping_fen_check,
  drop constraint orders_check1,
  drop constraint orders_pay_fen_check,
  drop constraint orders_remark_check,
  drop constraint orders_request_key_check,
  drop constraint orders_earned_integral_check,
  drop constraint orders_review_left_check,
  drop constraint orders_pay,
  drop constraint orders_integral,
  drop constraint orders_coupon,
  drop constraint orders_dispatched,
  drop constraint orders_completed,
  drop constraint orders_closed,
  drop constraint orders_paid,
  drop constraint orders_dispatch_hours;
