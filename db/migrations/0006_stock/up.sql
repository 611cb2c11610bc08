-- How many pieces there are. The figures are the sum of the movements; both are written in one transaction.

create table stock_levels (
  sku_id uuid primary key references skus (id),
  product_id uuid not null references products (id),
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null check (reserved between 0 and on_hand),
  sold integer not null default 0 check (sold >= 0),
  available integer not null generated always as (on_hand - reserved) stored
);
create index stock_levels_product on stock_levels (product_id);

create table stock_movements (
  sku_id uuid not null references skus (id),
  id uuid not null,
  kind text not null check (kind in ('intake', 'correction', 'reserve', 'release', 'dispatch', 'return')),
  on_hand_delta integer not null,
  reserved_delta integer not null,
  sold_delta integer not null,
  cause_kind text not null,
  cause_id text not null,
  created_at timestamptz not null,
  primary key (sku_id, id),
  -- The same cause moves a SKU once.
  unique (sku_id, kind, cause_kind, cause_id),
  check (
    case kind
      when 'intake' then on_hand_delta > 0 and reserved_delta = 0 and sold_delta = 0
      when 'correction' then on_hand_delta <> 0 and reserved_delta = 0 and sold_delta = 0
      when 'reserve' then on_hand_delta = 0 and reserved_delta > 0 and sold_delta = 0
      when 'release' then on_hand_delta = 0 and reserved_delta < 0 and sold_delta = 0
      when 'dispatch' then on_hand_delta < 0 and reserved_delta = on_hand_delta and sold_delta = -on_hand_delta
      when 'return' then on_hand_delta > 0 and reserved_delta = 0 and sold_delta = -on_hand_delta
    end)
);
create trigger stock_movements_only_added before update or delete or truncate on stock_movements
  for each statement execute function refuse_change();
