-- What stands in for a deal whose goods have not come, goods that wait for a day, and coupons that staff give as compensation.

-- Of a draft. At nine of its day the draft is published, or this takes its place when the stock is short.
create table woot_fallbacks (
  deal_id uuid primary key references woot_deals (id) on delete cascade,
  sku_id uuid not null references skus (id),
  product_id uuid not null references products (id),
  price_fen fen not null check (price_fen > 0),
  pieces pieces not null check (pieces between 1 and 10000),
  limit_per_user smallint not null check (limit_per_user between 1 and 2),
  note text not null check (length(note) between 1 and 60),
  -- Why neither could be published at nine; it is not tried again.
  problem text check (length(problem) between 1 and 200),
  created_at timestamptz not null
);

-- Goods that colleagues propose for a deal, with a price; a SKU once.
create table woot_candidates (
  sku_id uuid primary key references skus (id),
  product_id uuid not null references products (id),
  price_fen fen not null check (price_fen > 0),
  note text not null check (length(note) between 1 and 60),
  staff_id uuid not null references staff_members (id),
  created_at timestamptz not null
);
create index woot_candidates_newest on woot_candidates (created_at desc, sku_id);

-- Staff choose among these when something went wrong; nobody claims them, and they have no codes.
alter table coupons add column is_compensation boolean not null default false;
alter table coupons add constraint coupons_compensation_private check (not (is_compensation and is_public));
create index coupons_compensation on coupons (claim_until, id) where is_compensation;

alter table user_coupons drop constraint user_coupons_source_check;
alter table user_coupons add constraint user_coupons_source_check
  check (source in ('claim', 'code', 'vip', 'draw', 'staff')) not valid;

-- Who gave a user a coupon, for which order, and why.
create table coupon_compensations (
  user_id uuid not null references users (id),
  user_coupon_id uuid not null,
  order_id uuid,
  staff_id uuid not null references staff_members (id),
  reason text not null check (length(reason) between 1 and 200),
  given_at timestamptz not null,
  primary key (user_id, user_coupon_id),
  foreign key (user_id, user_coupon_id) references user_coupons (user_id, id),
  -- An order is made good once.
  unique (user_id, order_id)
);
create index coupon_compensations_of_staff on coupon_compensations (staff_id, given_at);
