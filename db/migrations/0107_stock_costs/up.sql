-- What goods cost, as the moving average of what came in, and how long they will last.

-- Hundredths of a fen: an average of whole fen has a rest, which must not be lost with every delivery.
create domain fen_hundredths as bigint check (value >= 0);
create domain stock_deed_kind as text check (value in ('intake', 'count'));
create domain cost_change_kind as text check (value in ('intake', 'correction'));

-- What staff did to the stock by hand: a delivery, a count. Its movements have it as their cause.
create table stock_deeds (
  id uuid primary key,
  kind stock_deed_kind not null,
  staff_id uuid not null references staff_members (id),
  -- Whom it came from, or why it was put right.
  note text not null check (length(note) <= 200),
  created_at timestamptz not null
);

-- Every change of a SKU's cost. Rows are only added.
create table sku_cost_changes (
  sku_id uuid not null references skus (id),
  no integer not null check (no > 0),
  kind cost_change_kind not null,
  -- Of a delivery: how many came, what each cost, and how many were there before.
  pieces pieces,
  unit_cost_fen fen,
  on_hand_before pieces,
  -- Null: it was unknown.
  before_hundredths fen_hundredths,
  after_hundredths fen_hundredths not null,
  staff_id uuid not null references staff_members (id),
  note text not null check (length(note) <= 200),
  created_at timestamptz not null,
  primary key (sku_id, no),
  constraint sku_cost_changes_kind check (
    (kind = 'intake') = (pieces is not null and unit_cost_fen is not null and on_hand_before is not null))
);
create trigger sku_cost_changes_only_added before update or delete or truncate on sku_cost_changes
  for each statement execute function refuse_change();

create table sku_costs (
  sku_id uuid primary key references skus (id),
  cost_hundredths fen_hundredths not null
);

-- How many of a SKU went out within the last seven days, as it was last counted.
create table sku_outlooks (
  sku_id uuid primary key references skus (id),
  product_id uuid not null references products (id),
  week_sold integer not null check (week_sold > 0),
  -- What was there would last so many tenths of a day; those that are short stand in the list.
  left_tenths integer not null check (left_tenths >= 0),
  is_short boolean not null,
  counted_at timestamptz not null
);
create index sku_outlooks_short on sku_outlooks (left_tenths, sku_id) where is_short;
