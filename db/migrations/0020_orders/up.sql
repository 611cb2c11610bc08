-- Orders of every kind, what stands in them, and how they came to the state that they are in.

create sequence order_numbers;

-- Every number below 10^8 once, in an order that tells nobody how many there are: four rounds of a Feistel network over its two
-- halves of four digits.
create function order_number(counter bigint) returns bigint language plpgsql immutable strict as $$
declare
  high bigint := counter / 10000 % 10000;
  low bigint := counter % 10000;
  mixed bigint;
begin
  for round in 1..4 loop
    mixed := (high + (hashint8(low * 8191 + round * 131071) & 2147483647)) % 10000;
    high := low;
    low := mixed;
  end loop;
  return high * 10000 + low;
end $$;

create table orders (
  user_id uuid not null references users (id),
  id uuid not null,
  -- What people read out on the telephone: the day and eight digits that do not tell how many orders there are.
  no text not null unique check (no ~ '^[0-9]{16}$'),
  -- normal, groupPurchase, woot …: the code knows them, the core does not.
  kind text not null check (kind ~ '^[a-z][A-Za-z]{2,29}$'),
  -- What the kind hangs on: a group, a deal, a unit.
  subject_id uuid,
  -- Whether its pieces are reserved in stock_levels; some kinds keep their own.
  takes_stock boolean not null,
  state text not null check (
    state in ('awaitingPayment', 'awaitingGroup', 'awaitingDispatch', 'awaitingReceipt', 'completed', 'closed')),
  -- At ordinary prices; at the prices that applied; what each rule took off; what is paid.
  list_fen bigint not null check (list_fen >= goods_fen),
  goods_fen bigint not null check (goods_fen >= 0),
  campaign_fen bigint not null check (campaign_fen >= 0),
  coupon_fen bigint not null check (coupon_fen >= 0),
  integral_fen bigint not null check (integral_fen >= 0),
  integral bigint not null check (integral >= 0 and integral % 100 = 0),
  shipping_fen bigint not null check (shipping_fen >= 0),
  -- The part of the shipping that the chosen way of delivery adds.
  delivery_fen bigint not null check (delivery_fen between 0 and shipping_fen),
  pay_fen bigint not null check (pay_fen >= 0),
  shipping_reason jsonb not null,
  user_coupon_id uuid,
  -- {recipient, phoneNumber, divisionCode, province, city, district, detail}, as it was then.
  ship_to jsonb not null,
  -- {kind: 'standard'} or {kind: 'timed', day, slot}
  delivery jsonb not null,
  remark text not null default '' check (length(remark) <= 50),
  -- The key of the request that made it: the same request makes one order.
  request_key text not null check (length(request_key) between 8 and 64),
  payment_id uuid,
  paid_with text check (paid_with in ('wechat', 'alipay', 'balance', 'nothing')),
  reminded_at timestamptz,
  -- What completion earned.
  earned_integral bigint not null default 0 check (earned_integral >= 0),
  -- Lines of a completed order that nobody has reviewed.
  review_left smallint not null default 0 check (review_left >= 0),
  created_at timestamptz not null,
  pay_by timestamptz not null,
  paid_at timestamptz,
  dispatched_at timestamptz,
  -- When it counts as received by itself.
  receive_by timestamptz,
  completed_at timestamptz,
  closed_at timestamptz,
  primary key (user_id, id),
  unique (user_id, request_key),
  constraint orders_pay check (pay_fen = goods_fen - campaign_fen - coupon_fen - integral_fen + shipping_fen),
  constraint orders_integral check (integral_fen * 5 <= goods_fen - campaign_fen - coupon_fen),
  constraint orders_coupon check ((coupon_fen > 0) = (user_coupon_id is not null)),
  constraint orders_paid check (
    (paid_at is null) = (paid_with is null) and (state in ('awaitingPayment', 'closed') or paid_at is not null)
    and (state <> 'awaitingPayment' or paid_at is null)),
  constraint orders_dispatched check (
    state not in ('awaitingReceipt', 'completed') or (dispatched_at is not null and receive_by is not null)),
  constraint orders_completed check ((state = 'completed') = (completed_at is not null)),
  constraint orders_closed check ((state = 'closed') = (closed_at is not null))
) with (fillfactor = 85);
-- /order/mine by state, newest first, and the counts on its tabs. All of them: the primary key, backwards.
create index orders_by_state on orders (user_id, state, id);
create index orders_to_review on orders (user_id, id) where state = 'completed' and review_left > 0;
create index orders_unpaid on orders (pay_by) where state = 'awaitingPayment';
create index orders_to_receive on orders (receive_by) where state = 'awaitingReceipt';
create index orders_to_dispatch on orders (paid_at, id) where state = 'awaitingDispatch';

create table order_lines (
  user_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  position smallint not null check (position >= 0),
  sku_id uuid not null references skus (id),
  product_id uuid not null,
  -- As they were then.
  title text not null,
  sku_label text not null,
  picture jsonb not null,
  channel text not null,
  quantity integer not null check (quantity > 0),
  list_fen bigint not null,
  unit_price_fen bigint not null check (unit_price_fen >= 0),
  unit_price_reason jsonb not null,
  goods_fen bigint not null check (goods_fen = unit_price_fen * quantity),
  -- The one campaign that the line took part in, and the line's share of every discount.
  campaign_id uuid,
  campaign_fen bigint not null check (campaign_fen >= 0),
  coupon_fen bigint not null check (coupon_fen >= 0),
  integral_fen bigint not null check (integral_fen >= 0),
  integral bigint not null check (integral >= 0),
  pay_fen bigint not null check (pay_fen >= 0),
  -- What completion gave, and for how many pieces: those that were not refunded by then.
  earned_integral bigint not null default 0 check (earned_integral >= 0),
  earned_pieces integer not null default 0 check (earned_pieces between 0 and quantity),
  -- Pieces that left the house; that were refunded before they left; that were refunded afterwards.
  sent_quantity integer not null default 0,
  cancelled_quantity integer not null default 0,
  returned_quantity integer not null default 0,
  primary key (user_id, order_id, id),
  foreign key (user_id, order_id) references orders (user_id, id),
  constraint order_lines_pay check (pay_fen = goods_fen - campaign_fen - coupon_fen - integral_fen),
  constraint order_lines_campaign check ((campaign_fen > 0) = (campaign_id is not null)),
  constraint order_lines_channel_coupon check (channel not in ('woot', 'openBox') or coupon_fen = 0),
  constraint order_lines_pieces check (
    sent_quantity >= 0 and cancelled_quantity >= 0 and returned_quantity >= 0
    and sent_quantity + cancelled_quantity <= quantity and returned_quantity <= sent_quantity)
) with (fillfactor = 85);

-- What took something off the whole order, and why; the shares stand in the lines.
create table order_discounts (
  user_id uuid not null,
  order_id uuid not null,
  position smallint not null check (position >= 0),
  rule text not null check (rule in ('campaign', 'coupon', 'integral')),
  -- Of the campaign, or of the user's coupon.
  rule_id uuid,
  amount_fen bigint not null check (amount_fen > 0),
  reason jsonb not null,
  primary key (user_id, order_id, position),
  foreign key (user_id, order_id) references orders (user_id, id),
  check ((rule = 'integral') = (rule_id is null))
);
create trigger order_discounts_only_added before update or delete or truncate on order_discounts
  for each statement execute function refuse_change();

-- Every step, who made it and why. The steps are those of orderStates.ts.
create table order_history (
  user_id uuid not null,
  order_id uuid not null,
  position smallint not null check (position >= 0),
  from_state text,
  to_state text not null,
  by_kind text not null check (by_kind in ('user', 'staff', 'shop')),
  by_id uuid,
  reason text not null check (length(reason) between 1 and 60),
  at timestamptz not null,
  primary key (user_id, order_id, position),
  foreign key (user_id, order_id) references orders (user_id, id),
  check ((by_kind = 'shop') = (by_id is null)),
  check ((position = 0) = (from_state is null)),
  constraint order_history_step check ((coalesce(from_state, ''), to_state) in (
    ('', 'awaitingPayment'),
    ('awaitingPayment', 'awaitingDispatch'),
    ('awaitingPayment', 'awaitingGroup'),
    ('awaitingPayment', 'closed'),
    ('awaitingGroup', 'awaitingDispatch'),
    ('awaitingGroup', 'closed'),
    ('awaitingDispatch', 'awaitingReceipt'),
    ('awaitingDispatch', 'closed'),
    ('awaitingReceipt', 'completed'),
    ('awaitingReceipt', 'closed')))
);
create trigger order_history_only_added before update or delete or truncate on order_history
  for each statement execute function refuse_change();
