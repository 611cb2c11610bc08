-- VIP: plans that were bought, time that was given, and until when it lasts.

create table vip_purchases (
  user_id uuid not null references users (id),
  id uuid not null unique,
  plan text not null check (plan in ('month', 'quarter', 'year')),
  days smallint not null check (days between 1 and 366),
  amount_fen bigint not null check (amount_fen > 0),
  state text not null check (state in ('unpaid', 'paid', 'closed', 'refunding', 'refunded')),
  paid_with text check (paid_with in ('wechat', 'alipay', 'balance')),
  payment_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  paid_at timestamptz,
  -- The refund's cause; kept when it failed and was asked for again.
  refund_request_id uuid,
  refunded_at timestamptz,
  primary key (user_id, id),
  unique (user_id, refund_request_id),
  constraint vip_purchases_paid check (
    (state in ('paid', 'refunding', 'refunded')) = (paid_at is not null)
    and (paid_at is null) = (paid_with is null) and (paid_at is null) = (payment_id is null)),
  check (state not in ('refunding', 'refunded') or refund_request_id is not null),
  check ((state = 'refunded') = (refunded_at is not null))
);
create index vip_purchases_expired on vip_purchases (expires_at) where state = 'unpaid';
create index vip_purchases_paid_at on vip_purchases (user_id, paid_at desc) where paid_at is not null;

-- Time that was given, in the order in which it counts. What is revoked never was.
create table vip_grants (
  user_id uuid not null references users (id),
  id uuid not null,
  days smallint not null check (days between 1 and 366),
  cause_kind text not null check (cause_kind in ('purchase', 'draw')),
  cause_id uuid not null,
  granted_at timestamptz not null,
  revoked_at timestamptz,
  primary key (user_id, id),
  unique (user_id, cause_kind, cause_id)
);

-- A grant begins where the time before it ends, or when it is given, whichever is later; a day is 24 hours.
create function vip_expiry_step(expiry timestamptz, granted_at timestamptz, days integer) returns timestamptz
language sql immutable as $$
  select greatest(expiry, granted_at) + make_interval(hours => 24 * days)
$$;
create aggregate vip_expiry(granted_at timestamptz, days integer) (sfunc = vip_expiry_step, stype = timestamptz);

-- Until when: always the fold of the grants that count (invariant 34). No row: never was, or all was revoked.
create table vip_members (
  user_id uuid primary key references users (id),
  expires_at timestamptz not null,
  -- The end that the user was reminded of.
  reminded_of timestamptz
);
create index vip_members_ending on vip_members (expires_at) where reminded_of is distinct from expires_at;

-- Invariant 33 as a constraint: one a day, by Shanghai's calendar.
create table vip_daily_coupons (
  user_id uuid not null references users (id),
  day date not null,
  user_coupon_id uuid not null,
  given_at timestamptz not null,
  primary key (user_id, day),
  unique (user_id, user_coupon_id),
  foreign key (user_id, user_coupon_id) references user_coupons (user_id, id),
  check (day = (given_at at time zone 'Asia/Shanghai')::date)
);
create trigger vip_daily_coupons_only_added before update or delete or truncate on vip_daily_coupons
  for each statement execute function refuse_change();

alter table user_coupons drop constraint user_coupons_source_check;
alter table user_coupons add constraint user_coupons_source_check check (source in ('claim', 'code', 'vip', 'draw'));

-- The coupon of the day. Part of the shop, not of its data: the code knows its id.
insert into coupons (
  id, name, kind, threshold_fen, off_fen, scope, valid_days, is_public, claim_from, claim_until, total_limit, per_user_limit,
  created_at)
values (
  '01930000-0000-7000-8000-0000000000d1', 'VIP 日券', 'fullReduction', 9900, 800, 'all', 1, false, '2026-01-01 00:00+08',
  '2126-01-01 00:00+08', 2147483647, 32767, '2026-01-01 00:00+08');

-- What VIP has saved someone is summed up over these alone.
create index order_lines_vip_price on order_lines (user_id, order_id) where unit_price_reason ->> 'code' = 'vipPrice';
create index orders_vip_shipping on orders (user_id, id) where shipping_reason ->> 'code' = 'shippingFreeVip';
