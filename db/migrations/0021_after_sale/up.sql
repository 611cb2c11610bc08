-- What goes back, why, and what is given for it.

create table after_sales (
  user_id uuid not null references users (id),
  -- Unique by itself: staff know only this.
  id uuid not null unique,
  order_id uuid not null,
  order_no text not null,
  -- refundOnly: nothing comes back. returnRefund: the goods come first.
  kind text not null check (kind in ('refundOnly', 'returnRefund')),
  state text not null check (
    state in ('applied', 'awaitingReturn', 'returning', 'refunding', 'refunded', 'rejected', 'cancelled')),
  -- Whether its pieces had left the house when it was asked for: decides if stock is released or returned.
  was_sent boolean not null,
  reason text not null check (reason ~ '^[a-z][A-Za-z]{2,29}$'),
  description text not null default '' check (length(description) <= 500),
  -- As it was shown before it was asked for, to the fen. What was earned, and whether the coupon comes back, is known for good
  -- only when it is refunded, and stands here as it then was.
  money_fen bigint not null check (money_fen >= 0),
  shipping_fen bigint not null check (shipping_fen >= 0),
  integral_back bigint not null check (integral_back >= 0),
  earned_back bigint not null check (earned_back >= 0),
  returns_coupon boolean not null,
  -- Money goes back to where it came from.
  refund_to text not null check (refund_to in ('wechat', 'alipay', 'balance', 'nothing')),
  decided_by uuid,
  decided_at timestamptz,
  decision_note text check (length(decision_note) <= 200),
  -- What brings the goods back, of parcels.
  parcel_id uuid,
  applied_at timestamptz not null,
  refunded_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, order_id) references orders (user_id, id),
  check ((state = 'refunded') = (refunded_at is not null)),
  check ((state in ('refunded', 'rejected', 'cancelled')) = (ended_at is not null))
);
create index after_sales_order on after_sales (user_id, order_id);
create index after_sales_open on after_sales (applied_at, id) where ended_at is null;
create index after_sales_by_state on after_sales (state, applied_at, id);

create table after_sale_lines (
  user_id uuid not null,
  after_sale_id uuid not null,
  line_id uuid not null,
  pieces integer not null check (pieces > 0),
  -- Their price, and their share of every discount.
  goods_fen bigint not null check (goods_fen >= 0),
  campaign_fen bigint not null check (campaign_fen >= 0),
  coupon_fen bigint not null check (coupon_fen >= 0),
  integral_fen bigint not null check (integral_fen >= 0),
  -- What was really paid for these pieces, and what comes back and goes of integral.
  money_fen bigint not null check (money_fen >= 0),
  integral bigint not null check (integral >= 0),
  earned_integral bigint not null check (earned_integral >= 0),
  primary key (user_id, after_sale_id, line_id),
  foreign key (user_id, after_sale_id) references after_sales (user_id, id)
);

create table after_sale_pictures (
  user_id uuid not null,
  after_sale_id uuid not null,
  position smallint not null check (position between 0 and 8),
  -- Unique: a picture serves one request.
  file_id uuid not null unique references files (id),
  primary key (user_id, after_sale_id, position),
  foreign key (user_id, after_sale_id) references after_sales (user_id, id)
);

create table after_sale_history (
  user_id uuid not null,
  after_sale_id uuid not null,
  position smallint not null check (position >= 0),
  from_state text,
  to_state text not null,
  by_kind text not null check (by_kind in ('user', 'staff', 'shop')),
  by_id uuid,
  note text not null default '' check (length(note) <= 200),
  at timestamptz not null,
  primary key (user_id, after_sale_id, position),
  foreign key (user_id, after_sale_id) references after_sales (user_id, id),
  check ((by_kind = 'shop') = (by_id is null)),
  check ((position = 0) = (from_state is null)),
  -- As afterSaleStates.ts says.
  constraint after_sale_history_step check ((coalesce(from_state, ''), to_state) in (
    ('', 'applied'),
    ('applied', 'cancelled'),
    ('applied', 'rejected'),
    ('applied', 'awaitingReturn'),
    ('applied', 'refunding'),
    ('awaitingReturn', 'cancelled'),
    ('awaitingReturn', 'returning'),
    ('awaitingReturn', 'refunding'),
    ('returning', 'rejected'),
    ('returning', 'refunding'),
    ('refunding', 'refunded')))
);
create trigger after_sale_history_only_added before update or delete or truncate on after_sale_history
  for each statement execute function refuse_change();
