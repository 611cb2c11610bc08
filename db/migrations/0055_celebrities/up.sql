-- Celebrities: people with a page of picks. A pick is a line of an order, not a kind of order.

-- What the shop pays to whoever brought the buyer, in hundredths of a percent of what is really paid for the line. The product's, else
-- that of the nearest category above it that has one, else nothing.
alter table products add column commission_bp basis_points;
alter table categories add column commission_bp basis_points;

create table celebrities (
  id uuid primary key,
  -- Whom purchases from the page are credited to.
  user_id uuid not null unique references users (id),
  name text not null check (length(name) between 1 and 20),
  -- What they are known for, in a word or two: 桌搭.
  field text not null check (length(field) between 1 and 8),
  bio text not null check (length(bio) between 1 and 120),
  -- The category of the first level that most of their picks come from: celebrities of the same are near each other.
  category_id text not null references categories (id),
  avatar_file_id uuid references files (id),
  avatar_placeholder text check (length(avatar_placeholder) <= 600),
  cover_file_id uuid references files (id),
  cover_placeholder text check (length(cover_placeholder) <= 600),
  -- [{platform, followers}]: as they have told us, and staff have looked up.
  platforms jsonb not null check (jsonb_typeof(platforms) = 'array' and jsonb_array_length(platforms) <= 4),
  state kind_name not null check (state in ('hidden', 'shown')),
  -- How many rows of celebrity_follows there are; changed with each of them.
  followers integer not null default 0 check (followers >= 0),
  -- When a pick was last added: the liveliest come first.
  picked_at timestamptz,
  -- One more with each change by staff.
  version integer not null default 1,
  created_at timestamptz not null,
  check (num_nulls(avatar_file_id, avatar_placeholder) in (0, 2)),
  check (num_nulls(cover_file_id, cover_placeholder) in (0, 2)),
  -- A page that everyone sees is complete.
  constraint celebrities_complete check (state = 'hidden' or num_nulls(avatar_file_id, cover_file_id, picked_at) = 0)
) with (fillfactor = 50);
-- No column that a follower changes is in an index: the update stays in its page.
create index celebrities_shown on celebrities (picked_at desc, id desc) where state = 'shown';

create table celebrity_picks (
  id uuid primary key,
  celebrity_id uuid not null references celebrities (id),
  product_id uuid not null references products (id),
  -- The celebrity's own word for a part of the page: 给家人.
  shelf text not null check (length(shelf) between 1 and 8),
  note text not null check (length(note) between 1 and 120),
  good text not null check (length(good) between 1 and 40),
  bad text not null check (length(bad) between 1 and 40),
  -- For how long, and for what: 8 个月，录了 41 期节目.
  used text not null check (length(used) between 1 and 40),
  -- Where it stands on the page; of equal ones the newer comes first.
  position smallint not null check (position between 0 and 999),
  starts_at timestamptz not null,
  -- Null: until someone ends it.
  ends_at timestamptz,
  -- When its words or prices last changed.
  updated_at timestamptz not null,
  -- One more with each change.
  version integer not null default 1,
  check (ends_at >= starts_at),
  -- A celebrity picks a product once at a time.
  constraint celebrity_picks_once exclude using gist
    (celebrity_id with =, product_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index celebrity_picks_of_page on celebrity_picks (celebrity_id, position, id desc);
create index celebrity_picks_of_product on celebrity_picks (product_id, starts_at);
-- What runs now, among years of what has ended: looked for every two seconds, to be found as 达人推荐.
create index celebrity_picks_running on celebrity_picks ((coalesce(ends_at, 'infinity'::timestamptz)), product_id);

-- What was agreed with the celebrity. A SKU that is not here costs there what it costs everywhere.
create table celebrity_pick_prices (
  pick_id uuid not null references celebrity_picks (id),
  sku_id uuid not null references skus (id),
  price_fen fen not null check (price_fen > 0),
  -- The lowest ordinary price when it was agreed; the celebrity's is below it.
  ordinary_fen fen not null,
  primary key (pick_id, sku_id),
  constraint celebrity_pick_prices_lower check (price_fen < ordinary_fen)
);

create table celebrity_follows (
  user_id uuid not null references users (id),
  celebrity_id uuid not null references celebrities (id),
  -- Whether the user wants to be told of new picks.
  wants_news boolean not null,
  created_at timestamptz not null,
  primary key (user_id, celebrity_id)
);
create index celebrity_follows_newest on celebrity_follows (user_id, created_at desc, celebrity_id);
-- Whoever is told is told in this order.
create index celebrity_follows_told on celebrity_follows (celebrity_id, user_id) where wants_news;

-- New picks are gathered for a while and told together. Telling goes through the followers in the order of their ids.
create table celebrity_news (
  id uuid primary key,
  celebrity_id uuid not null references celebrities (id),
  -- Picks that were added from here on, until it was due.
  since timestamptz not null,
  due_at timestamptz not null,
  -- The last follower who was told.
  told_up_to uuid,
  told_at timestamptz,
  check (due_at > since)
);
create index celebrity_news_due on celebrity_news (due_at) where told_at is null;
create index celebrity_news_of on celebrity_news (celebrity_id, due_at desc);

-- 成为达人.
create table celebrity_applications (
  user_id uuid not null references users (id),
  id uuid not null unique,
  name text not null check (length(name) between 1 and 20),
  field text not null check (length(field) between 1 and 8),
  bio text not null check (length(bio) between 1 and 120),
  -- [{platform, account, followers}]
  platforms jsonb not null check (jsonb_typeof(platforms) = 'array' and jsonb_array_length(platforms) between 1 and 4),
  -- What they would like to recommend, and why.
  words text not null check (length(words) between 1 and 500),
  state kind_name not null check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  reason text check (length(reason) between 1 and 200),
  celebrity_id uuid references celebrities (id),
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (user_id, id),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null)),
  check ((state = 'approved') = (celebrity_id is not null))
);
create unique index celebrity_applications_one on celebrity_applications (user_id) where state = 'waiting';
create index celebrity_applications_by_state on celebrity_applications (state, created_at, id);
