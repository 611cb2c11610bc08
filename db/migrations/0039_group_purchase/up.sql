-- Group purchase: campaigns, groups, and the seats in them.

alter domain order_kind drop constraint order_kind_known;
alter domain order_kind add constraint order_kind_known check (value in ('normal', 'prize', 'groupPurchase')) not valid;

-- A product that can be bought together, for a time. When it is over no group is opened any more; open groups run on.
create table group_campaigns (
  id uuid primary key,
  product_id uuid not null references products (id),
  size smallint not null check (size between 2 and 10),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Pieces of one user, over all paid and open orders.
  limit_per_user smallint not null check (limit_per_user between 1 and 99),
  -- Pieces of everyone; null: as many as there are in stock.
  total_pieces integer check (total_pieces > 0),
  -- One more with each change.
  version integer not null default 1,
  created_at timestamptz not null,
  check (ends_at > starts_at),
  -- A product has one group price at a time.
  constraint group_campaigns_apart exclude using gist (product_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index group_campaigns_by_end on group_campaigns (ends_at desc, id);

create table group_campaign_skus (
  campaign_id uuid not null references group_campaigns (id) on delete cascade,
  sku_id uuid not null references skus (id),
  price_fen fen not null check (price_fen > 0),
  -- Of whoever opens the group; null: the same price.
  leader_price_fen fen check (leader_price_fen > 0),
  primary key (campaign_id, sku_id)
);

create sequence group_numbers;

-- A group exists from its leader's payment on.
create table groups (
  id uuid primary key,
  -- G, the day, and eight digits that do not tell how many there are.
  no text not null unique check (no ~ '^G[0-9]{16}$'),
  campaign_id uuid not null references group_campaigns (id),
  -- As it was when the group was opened.
  size smallint not null check (size between 2 and 10),
  state text not null check (state in ('open', 'full', 'failed')),
  -- Members who have paid. The row is the lock of its seats: whoever takes one holds it.
  paid_members smallint not null,
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  constraint groups_never_overfull check (paid_members between 1 and size),
  constraint groups_full check ((state = 'full') = (paid_members = size)),
  check ((state = 'open') = (ended_at is null)),
  check (ends_at > opened_at)
);
-- Those that lack few come first, then those that end soon.
create index groups_waiting on groups ((size - paid_members), ends_at, id) where state = 'open';
create index groups_due on groups (ends_at) where state = 'open';
create index groups_of_campaign on groups (campaign_id, state);

-- A user's way into a group: wished before there is an order, held until the order is paid or closed, then paid, and in the end full
-- or failed with its group. `late`: paid, but there was no seat left. late and failing wait for their refund.
create table group_seats (
  user_id uuid not null references users (id),
  id uuid not null,
  campaign_id uuid not null references group_campaigns (id),
  -- Null for whoever opens a group, until they have paid.
  group_id uuid references groups (id),
  is_leader boolean not null,
  if_late text not null check (if_late in ('refund', 'openOwn')),
  state text not null check (state in ('wished', 'held', 'paid', 'full', 'late', 'failing', 'failed', 'lapsed')),
  -- The money came when the seat was no longer held.
  was_late boolean not null default false,
  order_id uuid,
  pieces smallint check (pieces > 0),
  refunded_pieces smallint not null default 0,
  wished_at timestamptz not null,
  held_at timestamptz,
  held_until timestamptz,
  paid_at timestamptz,
  -- When it became full, late, failing or lapsed.
  ended_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, order_id) references orders (user_id, id),
  check (refunded_pieces between 0 and coalesce(pieces, 0)),
  constraint group_seats_ordered check (
    (state = 'wished') = (order_id is null) and num_nulls(order_id, pieces, held_at, held_until) in (0, 4)),
  constraint group_seats_paid check ((state in ('paid', 'full', 'late', 'failing', 'failed')) = (paid_at is not null)),
  constraint group_seats_ended check ((state in ('wished', 'held', 'paid')) = (ended_at is null)),
  constraint group_seats_in_group check (state not in ('paid', 'full', 'failing') or group_id is not null),
  check (is_leader or group_id is not null)
);
-- A user is in one open group, or has one unpaid seat, per campaign.
create unique index group_seats_one on group_seats (user_id, campaign_id) where state in ('held', 'paid');
create unique index group_seats_different on group_seats (group_id, user_id) where state in ('held', 'paid', 'full');
create unique index group_seats_leader on group_seats (group_id) where is_leader and group_id is not null;
create unique index group_seats_order on group_seats (order_id);
create index group_seats_of_group on group_seats (group_id) where group_id is not null;
create index group_seats_of_campaign on group_seats (campaign_id, user_id) where state in ('held', 'paid', 'full');
create index group_seats_to_refund on group_seats (ended_at) where state in ('late', 'failing');
create index group_seats_wished on group_seats (wished_at) where state = 'wished';
