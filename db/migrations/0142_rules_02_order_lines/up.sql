-- The rules of a row of order_lines, as a domain (see 0142_rules_01_orders).
create type order_lines_ruled as (
  "position" smallint, channel text, quantity integer, unit_price_fen bigint, goods_fen bigint, campaign_id uuid, campaign_fen bigint,
  coupon_fen bigint, integral_fen bigint, integral bigint, pay_fen bigint, earned_integral bigint, earned_pieces integer, sent_quantity integer,
  cancelled_quantity integer, returned_quantity integer
);

create domain order_lines_rules as order_lines_ruled
  constraint order_lines_position_check check ((value)."position" >= 0)
  constraint order_lines_quantity_check check ((value).quantity > 0)
  constraint order_lines_unit_price_fen_check check ((value).unit_price_fen >= 0)
  constraint order_lines_goods check ((value).goods_fen = (value).unit_price_fen * (value).quantity)
  constraint order_lines_campaign_fen_check check ((value).campaign_fen >= 0)
  constraint order_lines_coupon_fen_check check ((value).coupon_fen >= 0)
  constraint order_lines_integral_fen_check check ((value).integral_fen >= 0)
  constraint order_lines_integral_check check ((value).integral >= 0)
  constraint order_lines_pay_fen_check check ((value).pay_fen >= 0)
  constraint order_lines_earned_integral_check check ((value).earned_integral >= 0)
  constraint order_lines_earned check ((value).earned_pieces between 0 and (value).quantity)
  constraint order_lines_pay check ((value).pay_fen = (value).goods_fen - (value).campaign_fen - (value).coupon_fen - (value).integral_fen)
  constraint order_lines_campaign check (((value).campaign_fen > 0) = ((value).campaign_id is not null))
  constraint order_lines_pieces check (
    (value).sent_quantity >= 0
    and (value).cancelled_quantity >= 0
    and (value).returned_quantity >= 0
    and (value).sent_quantity + (value).cancelled_quantity <= (value).quantity
    and (value).returned_quantity <= (value).sent_quantity)
  constraint order_lines_channel check (
    case (value).channel
      when 'woot' then (value).coupon_fen = 0
      when 'openBox' then (value).coupon_fen = 0
      when 'dropshipping' then (value).coupon_fen + (value).campaign_fen + (value).integral_fen = 0
      else true
    end);

alter table order_lines
  add constraint order_lines_rules check (
    row(
      "position", channel, quantity, unit_price_fen, goods_fen, campaign_id, campaign_fen, coupon_fen, integral_fen, integral, pay_fen, earned_integral,
      earned_pieces, sent_quantity, cancelled_quantity, returned_quantity
    )::order_lines_rules is distinct from null
  ) not valid,
  drop constraint order_lines_position_check,
  drop constraint order_lines_quantity_check,
  drop constraint order_lines_unit_price_fen_check,
  drop constraint order_lines_check,
  drop constraint order_lines_campaign_fen_check,
  drop constraint order_lines_coupon_fen_check,
  drop constraint order_lines_integral_fen_check,
  drop constraint order_lines_integral_check,
  drop constraint order_lines_pay_fen_check,
  drop constraint order_lines_earned_integral_check,
  drop constraint order_lines_check1,
  drop constraint order_lines_pay,
  drop constraint order_lines_campaign,
  drop constraint order_lines_pieces,
  drop constraint order_lines_channel;
