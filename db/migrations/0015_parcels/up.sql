-- What was sent to a user, or back by one, and what the carrier says of it.

create table parcels (
  user_id uuid not null references users (id),
  id uuid not null unique,
  -- No foreign key: orders are a layer above.
  order_id uuid not null,
  -- out: to the user. return: back to us.
  direction text not null check (direction in ('out', 'return')),
  -- The first, second, third parcel of the order, as people speak of it.
  no smallint not null check (no between 1 and 999),
  carrier text not null check (carrier ~ '^[a-z]{2,12}$'),
  tracking_no text not null check (tracking_no ~ '^[0-9A-Z]{8,30}$'),
  -- The last four digits of the recipient's or sender's phone, which some carriers want to be told. No more: it is not ours to keep.
  phone_tail text check (phone_tail ~ '^[0-9]{4}$'),
  state text not null check (state in ('sent', 'inTransit', 'delivering', 'delivered', 'problem')),
  sent_at timestamptz not null,
  delivered_at timestamptz,
  -- When the carrier is asked next; while a worker asks, until when nobody else does. Null: no more.
  ask_at timestamptz,
  asked_times integer not null default 0 check (asked_times >= 0),
  primary key (user_id, id),
  unique (user_id, order_id, no),
  check ((state = 'delivered') = (delivered_at is not null)),
  check (state <> 'delivered' or ask_at is null)
);
-- What we send has a number of its own; what people say they send back is not ours to know.
create unique index parcels_tracking_no on parcels (carrier, tracking_no) where direction = 'out';
create index parcels_ask on parcels (ask_at) where ask_at is not null;

-- What is in it: so many pieces of a line of the order.
create table parcel_lines (
  user_id uuid not null,
  parcel_id uuid not null,
  line_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (user_id, parcel_id, line_id),
  foreign key (user_id, parcel_id) references parcels (user_id, id)
);

-- What the carrier said, each thing once, in the order in which it happened there.
create table parcel_events (
  user_id uuid not null,
  parcel_id uuid not null,
  seq integer not null check (seq > 0),
  at timestamptz not null,
  place text not null check (length(place) <= 100),
  description text not null check (length(description) between 1 and 500),
  state text not null check (state in ('sent', 'inTransit', 'delivering', 'delivered', 'problem')),
  primary key (user_id, parcel_id, seq),
  foreign key (user_id, parcel_id) references parcels (user_id, id),
  unique (user_id, parcel_id, at, description)
);
create trigger parcel_events_only_added before update or delete or truncate on parcel_events
  for each statement execute function refuse_change();
