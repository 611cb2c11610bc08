-- Products that a user keeps, with what they cost and whether they were there at that moment.

create table collection_items (
  user_id uuid not null references users (id),
  product_id uuid not null references products (id),
  price_fen integer not null check (price_fen > 0),
  was_in_stock boolean not null,
  created_at timestamptz not null,
  -- Taken out; for a few minutes it can be put back as it was, then a sweep removes it.
  removed_at timestamptz,
  primary key (user_id, product_id)
);
create index collection_items_newest on collection_items (user_id, created_at desc, product_id desc) where removed_at is null;
create index collection_items_removed on collection_items (removed_at) where removed_at is not null;
