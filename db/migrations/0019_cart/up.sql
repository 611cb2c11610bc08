-- What people mean to buy, signed in or not, with what it cost and whether it was there when they put it in.

create table carts (
  -- A user's own id, or what a guest's browser id and cart key come to.
  owner_id uuid primary key,
  user_id uuid unique references users (id),
  touched_at timestamptz not null,
  check (user_id = owner_id)
);
create index carts_of_guests on carts (touched_at) where user_id is null;

create table cart_lines (
  owner_id uuid not null references carts (owner_id) on delete cascade,
  id uuid not null,
  sku_id uuid not null references skus (id),
  product_id uuid not null references products (id),
  quantity smallint not null check (quantity between 1 and 999),
  is_chosen boolean not null,
  added_price_fen integer not null check (added_price_fen >= 0),
  was_available boolean not null,
  added_at timestamptz not null,
  -- Taken out; for a few minutes it can be put back as it was, then a sweep removes it.
  removed_at timestamptz,
  primary key (owner_id, id),
  unique (owner_id, sku_id)
);
create index cart_lines_removed on cart_lines (removed_at) where removed_at is not null;
