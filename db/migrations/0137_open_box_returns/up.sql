-- Pieces of ordinary stock that came back and are not to be sold as new, until each of them is taken in as an open-box unit. What was
-- taken in stands in open_box_units; a row goes with its last piece.
create table open_box_returns (
  after_sale_id uuid not null,
  sku_id uuid not null references skus (id),
  pieces integer not null check (pieces > 0),
  received_at timestamptz not null,
  primary key (after_sale_id, sku_id)
);
-- Who has waited longest first.
create index open_box_returns_by_age on open_box_returns (received_at, after_sale_id, sku_id);
