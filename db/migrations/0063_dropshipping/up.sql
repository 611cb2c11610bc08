-- Dropshipping: batches of parcels that a business has sent to its own customers. One row is one SKU, one order, one parcel.

create domain batch_state as text constraint batch_state_known
  check (value in ('draft', 'checked', 'ordering', 'unpaid', 'paid', 'completed', 'closed'));
create domain batch_row_state as text constraint batch_row_state_known
  check (value in ('unread', 'bad', 'repeated', 'good', 'ordered'));

create sequence dropshipping_numbers;

create table dropshipping_batches (
  user_id uuid not null references users (id),
  id uuid not null,
  -- DS, the day in Shanghai, and eight digits that do not tell how many batches there are.
  no text not null unique check (no ~ '^DS[0-9]{16}$'),
  business_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  source kind_name not null check (source in ('typed', 'pasted', 'imported', 'repeated')),
  state batch_state not null,
  -- The chosen goods: among their titles the title of a row must be one alone.
  sku_ids uuid[] not null check (cardinality(sku_ids) <= 200),
  -- The highest number that a row ever had.
  last_no integer not null default 0 check (last_no >= 0),
  -- Of its rows, by verdict; those that are ordered count as good.
  unread_rows pieces not null default 0,
  bad_rows pieces not null default 0,
  repeated_rows pieces not null default 0,
  good_rows pieces not null default 0,
  created_at timestamptz not null,
  -- From here on set when it is ordered: how many orders it will have, and what they come to.
  ordered_at timestamptz,
  pay_by timestamptz,
  all_orders pieces,
  ordered_pieces pieces,
  goods_fen fen,
  shipping_fen fen,
  pay_fen fen,
  made_orders pieces not null default 0,
  -- Set by the one payment. The sender is what the parcels bear: the business as it was then.
  paid_at timestamptz,
  payment_id uuid,
  paid_with payment_gateway,
  sender_name text check (length(sender_name) between 1 and 20),
  sender_phone text check (length(sender_phone) between 7 and 24),
  -- Of its orders: those that left the house, were completed, or were wholly refunded before and after they left.
  sent_orders pieces not null default 0,
  completed_orders pieces not null default 0,
  cancelled_orders pieces not null default 0,
  returned_orders pieces not null default 0,
  -- Of the payment, over all its orders.
  refunded_fen fen not null default 0,
  completed_at timestamptz,
  closed_at timestamptz,
  -- lapsed: not paid in time, or cancelled after holding the stock for a while. cancelled: at once.
  closed_because kind_name check (closed_because in ('lapsed', 'cancelled')),
  primary key (user_id, id),
  constraint dropshipping_batches_rows check (unread_rows + bad_rows + repeated_rows + good_rows <= 5000),
  constraint dropshipping_batches_checked check (state = 'draft' or unread_rows = 0),
  constraint dropshipping_batches_ordered check (
    num_nulls(ordered_at, pay_by, all_orders, ordered_pieces, goods_fen, shipping_fen, pay_fen) in (0, 7)
    and (state in ('draft', 'checked')) = (ordered_at is null)
    and pay_fen = goods_fen + shipping_fen and all_orders > 0 and pay_by > ordered_at),
  constraint dropshipping_batches_made check (
    made_orders <= coalesce(all_orders, 0) and (state not in ('unpaid', 'paid', 'completed') or made_orders = all_orders)),
  constraint dropshipping_batches_paid check (
    num_nulls(paid_at, payment_id, paid_with, sender_name, sender_phone) in (0, 5)
    and (state in ('paid', 'completed')) = (paid_at is not null)),
  constraint dropshipping_batches_progress check (
    sent_orders + cancelled_orders <= coalesce(all_orders, 0) and completed_orders + returned_orders <= sent_orders
    and (state in ('paid', 'completed') or sent_orders + cancelled_orders = 0)),
  constraint dropshipping_batches_refunded check (refunded_fen <= case when paid_at is null then 0 else pay_fen end),
  constraint dropshipping_batches_completed check (
    (state = 'completed') = (completed_at is not null)
    and (state <> 'completed' or completed_orders + returned_orders + cancelled_orders = all_orders)),
  constraint dropshipping_batches_closed check (
    (state = 'closed') = (closed_at is not null) and (closed_at is null) = (closed_because is null))
) with (fillfactor = 70);
-- One at a time holds stock without being paid for.
create unique index dropshipping_batches_one_unpaid on dropshipping_batches (user_id) where state in ('ordering', 'unpaid');
create index dropshipping_batches_open on dropshipping_batches (user_id) where state in ('draft', 'checked');
create index dropshipping_batches_by_state on dropshipping_batches (user_id, state, id);
create index dropshipping_batches_lapsed on dropshipping_batches (user_id, closed_at) where closed_because = 'lapsed';
-- What the sweeps look for.
create index dropshipping_batches_overdue on dropshipping_batches (pay_by) where state in ('ordering', 'unpaid');
create index dropshipping_batches_ordering on dropshipping_batches (ordered_at) where state = 'ordering';
create index dropshipping_batches_unread on dropshipping_batches (created_at) where state = 'draft' and unread_rows > 0;

create table dropshipping_rows (
  user_id uuid not null,
  batch_id uuid not null,
  no integer not null check (no > 0),
  state batch_row_state not null,
  -- As it was typed.
  recipient text not null check (length(recipient) <= 60),
  phone_number text not null check (length(phone_number) <= 40),
  division_code text check (division_code ~ '^[0-9]{6}$'),
  address text not null check (length(address) <= 300),
  goods text not null check (length(goods) <= 120),
  quantity text not null check (length(quantity) <= 20),
  is_wanted boolean not null,
  -- [{code, suggestion}]
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  -- What was read of it.
  place_code text check (place_code ~ '^[0-9]{6}$'),
  detail text check (length(detail) between 1 and 120),
  sku_id uuid references skus (id),
  pieces pieces check (pieces between 1 and 200),
  -- The same for the same phone number, SKU and address: a hash.
  repeat_key bytea check (length(repeat_key) = 16),
  -- The row that it repeats; of this batch when no other is named.
  repeats_no integer,
  repeats_batch_id uuid,
  -- Set when the batch is ordered.
  unit_price_fen fen,
  list_fen fen,
  goods_fen fen,
  shipping_fen fen,
  pay_fen fen,
  -- {unitPrice, shipping}: why they are what they are.
  reasons jsonb,
  order_id uuid,
  primary key (user_id, batch_id, no),
  foreign key (user_id, batch_id) references dropshipping_batches (user_id, id),
  constraint dropshipping_rows_good check (
    state not in ('good', 'ordered', 'repeated') or num_nulls(place_code, detail, sku_id, pieces, repeat_key) = 0),
  constraint dropshipping_rows_bad check ((state = 'bad') = (problems <> '[]')),
  constraint dropshipping_rows_repeats check (
    (repeats_batch_id is null or repeats_no is not null)
    and (state <> 'repeated' or repeats_no is not null and not is_wanted)),
  constraint dropshipping_rows_price check (
    num_nulls(unit_price_fen, list_fen, goods_fen, shipping_fen, pay_fen, reasons) in (0, 6)
    and pay_fen = goods_fen + shipping_fen and goods_fen = unit_price_fen * pieces),
  constraint dropshipping_rows_ordered check ((state = 'ordered') = (order_id is not null) and (order_id is null or pay_fen is not null))
) with (fillfactor = 70);
create index dropshipping_rows_by_state on dropshipping_rows (user_id, batch_id, state, no);
create index dropshipping_rows_repeated on dropshipping_rows (user_id, repeat_key) where repeat_key is not null;
-- An order is of one row.
create unique index dropshipping_rows_order on dropshipping_rows (user_id, order_id) where order_id is not null;

alter domain order_kind drop constraint order_kind_known;
alter domain order_kind add constraint order_kind_known
  check (value in ('normal', 'prize', 'groupPurchase', 'woot', 'openBox', 'dropshipping')) not valid;

-- The orders of a batch, in the order of its rows, by state. No order of another kind is in it.
create index if not exists orders_of_batch on orders (user_id, subject_id, state, id) where kind = 'dropshipping';
