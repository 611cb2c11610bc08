-- 经常一起买: how many orders of the last 90 days hold two products together. Counted at night, from the orders that are new, too old by now,
-- or refunded since: never from all of them.

create domain order_count as integer check (value > 0);

-- Each pair once, the smaller id first. A pair that no order holds any more has no row.
create table bought_pairs (
  product_id uuid not null,
  other_id uuid not null,
  -- In so many orders.
  times order_count not null,
  primary key (product_id, other_id),
  constraint bought_pairs_once check (product_id < other_id)
);
-- What pages show: pairs of at least three orders (rules.boughtTogether.minOrders), the most frequent first, seen from either side and on
-- the whole. Most pairs are rarer and in none of them.
create index bought_pairs_of_product on bought_pairs (product_id, times desc, other_id) where times >= 3;
create index bought_pairs_of_other on bought_pairs (other_id, times desc, product_id) where times >= 3;
create index bought_pairs_most on bought_pairs (times desc, product_id, other_id) where times >= 3;

-- How far it is counted: orders with a number above `dropped_to`, up to `counted_to`. A number begins with its day, so these are the two ends of
-- the 90 days, and where an interrupted night goes on.
create table bought_progress (
  is_only boolean primary key default true check (is_only),
  counted_to order_no not null,
  dropped_to order_no not null,
  constraint bought_progress_ends check (dropped_to <= counted_to)
);

-- Products of which nothing is left in their order since a refund. The next night takes them out of the pairs, and removes the row.
create table bought_refunds (
  user_id uuid not null,
  order_id uuid not null,
  product_id uuid not null,
  order_no order_no not null,
  primary key (user_id, order_id, product_id),
  foreign key (user_id, order_id) references orders (user_id, id)
);
create index bought_refunds_by_no on bought_refunds (order_no);
