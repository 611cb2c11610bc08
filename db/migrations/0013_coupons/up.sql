-- What coupons there are, who has which, and codes that can be turned into one.

create table coupons (
  id uuid primary key,
  name text not null check (length(name) between 1 and 30),
  kind text not null check (kind in ('fullReduction', 'discount', 'noThreshold')),
  -- What the matching goods must come to; 0 for none.
  threshold_fen integer not null check (threshold_fen >= 0),
  off_fen integer check (off_fen > 0),
  -- What is still paid: 9500 is 9.5 折.
  rate_bp smallint check (rate_bp between 1 and 9999),
  cap_fen integer check (cap_fen > 0),
  scope text not null check (scope in ('all', 'categories', 'products', 'channel')),
  category_ids text[] not null default '{}' check (cardinality(category_ids) <= 20),
  product_ids uuid[] not null default '{}' check (cardinality(product_ids) <= 500),
  channel text check (channel in ('groupPurchase', 'celebrity')),
  -- Good from and until, or for so many days, the day of the claim being the first.
  valid_from timestamptz,
  valid_until timestamptz,
  valid_days smallint check (valid_days between 1 and 366),
  -- Anyone may claim it; otherwise it is given by code or by the shop alone.
  is_public boolean not null,
  claim_from timestamptz not null,
  claim_until timestamptz not null check (claim_until > claim_from),
  total_limit integer not null check (total_limit > 0),
  per_user_limit smallint not null check (per_user_limit > 0),
  issued_count integer not null default 0,
  created_at timestamptz not null,
  constraint coupons_issued check (issued_count between 0 and total_limit),
  check (
    case kind
      when 'fullReduction' then
        threshold_fen > 0 and off_fen is not null and off_fen <= threshold_fen and num_nonnulls(rate_bp, cap_fen) = 0
      when 'discount' then off_fen is null and num_nonnulls(rate_bp, cap_fen) = 2
      when 'noThreshold' then threshold_fen = 0 and off_fen is not null and num_nonnulls(rate_bp, cap_fen) = 0
    end),
  check ((scope = 'categories') = (cardinality(category_ids) > 0)),
  check ((scope = 'products') = (cardinality(product_ids) > 0)),
  check ((scope = 'channel') = (channel is not null)),
  check (num_nonnulls(valid_from, valid_until) in (0, 2) and (valid_from is null) = (valid_days is not null)),
  -- Nobody claims what is already over.
  check (valid_from < valid_until and claim_until <= valid_until)
);
create index coupons_offered on coupons (claim_until, id) where is_public;
create trigger coupons_keep_terms
  before update of kind, threshold_fen, off_fen, rate_bp, cap_fen, scope, category_ids, product_ids, channel, valid_from,
    valid_until, valid_days or delete or truncate on coupons
  for each statement execute function refuse_change();

create table user_coupons (
  user_id uuid not null references users (id),
  id uuid not null,
  coupon_id uuid not null references coupons (id),
  -- The first, second … of its kind that this user has.
  nth smallint not null check (nth > 0),
  state text not null check (state in ('unused', 'locked', 'used')),
  source text not null check (source in ('claim', 'code')),
  valid_from timestamptz not null,
  valid_until timestamptz not null check (valid_until > valid_from),
  claimed_at timestamptz not null,
  order_id uuid,
  -- When the order took it: this, not the payment, must be inside its window.
  locked_at timestamptz,
  used_at timestamptz,
  primary key (user_id, id),
  unique (user_id, coupon_id, nth),
  -- One coupon an order.
  unique (user_id, order_id),
  constraint user_coupons_order check ((state = 'unused') = (order_id is null) and (order_id is null) = (locked_at is null)),
  constraint user_coupons_used check ((state = 'used') = (used_at is not null)),
  constraint user_coupons_window check (locked_at >= valid_from and locked_at < valid_until)
);
-- Unused and locked ones by their end, expired ones backwards, and the counts.
create index user_coupons_by_end on user_coupons (user_id, state, valid_until, id);
create index user_coupons_by_use on user_coupons (user_id, used_at desc, id desc) where state = 'used';

create table coupon_codes (
  -- Keyed: a short code could be guessed from a plain hash.
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  coupon_id uuid not null references coupons (id),
  created_at timestamptz not null,
  used_by uuid,
  user_coupon_id uuid,
  used_at timestamptz,
  foreign key (used_by, user_coupon_id) references user_coupons (user_id, id),
  unique (used_by, user_coupon_id),
  check (num_nulls(used_by, user_coupon_id, used_at) in (0, 3))
);
