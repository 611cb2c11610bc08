-- Columns of what an order touches, as a release may bring them.
alter table orders add column rehearsed integer not null default 0;
alter table order_lines add column rehearsed text;
alter table users add column rehearsed timestamptz;
alter table stock_levels add column rehearsed bigint;
alter table ledger_transfers add column rehearsed boolean not null default false;
