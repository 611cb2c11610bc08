-- Coupons that staff make: the version that somebody looked at, and codes in batches.

alter table coupons add column version integer not null default 1 check (version > 0);
create index coupons_newest on coupons (created_at desc, id desc);

-- A code is derived from its batch and its number, so that it can be written down again without being kept.
create table coupon_batches (
  id uuid primary key,
  coupon_id uuid not null references coupons (id),
  staff_id uuid not null references staff_members (id),
  -- What they are for: 双十一门店传单.
  note text not null check (length(note) between 1 and 60),
  size integer not null check (size between 1 and 5000),
  created_at timestamptz not null
);
create index coupon_batches_of_coupon on coupon_batches (coupon_id, created_at, id);
create trigger coupon_batches_stay
  before update or delete or truncate on coupon_batches
  for each statement execute function refuse_change();
