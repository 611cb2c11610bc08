-- Open box: opened goods, each of them one physical unit with its own grade, photos, inspection, price and history.

create domain unit_state as text constraint unit_state_known
  check (value in ('intake', 'inspecting', 'graded', 'listed', 'sold', 'returned', 'writtenOff'));
create domain unit_grade as text constraint unit_grade_known check (value in ('new', 'a', 'b', 'c'));

-- The shop's own files were public from the start; the photos of a unit as they were taken are seen by staff alone.
alter table files drop constraint files_of_the_shop;
alter table files add constraint files_of_the_shop
  check (owner_id is not null or (visibility in ('public', 'private') and expires_at is null)) not valid;

-- What is looked at in goods of a category, and what belongs in the box. A new version for every change: inspections keep theirs.
create table open_box_checklists (
  id uuid primary key,
  -- Null: for everything that has no list of its own.
  category_id text references categories (id),
  version integer not null check (version > 0),
  -- [{key, label, kind: look | function | clean}]
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  -- [label]
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  created_at timestamptz not null,
  unique nulls not distinct (category_id, version)
);

create sequence open_box_numbers;

create table open_box_units (
  id uuid primary key,
  -- OB, year and month of its intake, and a running number.
  no text not null unique check (no ~ '^OB-[0-9]{4}-[0-9]{4,}$'),
  sku_id uuid not null references skus (id),
  product_id uuid not null references products (id),
  serial text not null check (length(serial) between 3 and 40),
  state unit_state not null,
  -- How many rows its passport has: whoever adds one locks this row.
  passport_length integer not null check (passport_length > 0),
  -- One more with each change by staff.
  version integer not null default 1,
  source kind_name not null check (source in ('afterSale', 'display', 'supplier', 'other')),
  source_words text not null check (length(source_words) between 1 and 60),
  -- Of a piece of ordinary stock that came back and could not be sold as new: each can be taken in once.
  after_sale_id uuid,
  after_sale_piece smallint check (after_sale_piece > 0),
  -- What it stands in the books for; null when nobody has said.
  book_fen fen,
  -- Its newest inspection; 0 before the first.
  inspection_no smallint not null default 0,
  -- The one that it was last put on sale with: what everyone sees of it, also while it is looked at again.
  shown_inspection_no smallint,
  grade unit_grade,
  -- The price falls from start by drop at first_drop_at and every drop_days from then on, and never below floor.
  start_fen fen,
  floor_fen fen,
  drop_fen fen,
  drop_days smallint check (drop_days between 1 and 90),
  first_drop_at timestamptz,
  -- As of the last row of open_box_prices.
  price_fen fen,
  drops smallint not null default 0 check (drops >= 0),
  -- The lowest ordinary price of the new one in the seven days before reference_at.
  reference_fen fen,
  reference_at timestamptz,
  -- Since when it is on sale, or was when it was sold.
  listed_at timestamptz,
  sold_at timestamptz,
  sold_fen fen,
  created_at timestamptz not null,
  check ((source = 'afterSale') = (after_sale_id is not null) and num_nulls(after_sale_id, after_sale_piece) in (0, 2)),
  constraint open_box_units_schedule check (num_nulls(start_fen, floor_fen, drop_fen, drop_days) in (0, 4)
    and (start_fen is null or start_fen >= floor_fen and floor_fen > 0 and (drop_fen > 0 or start_fen = floor_fen))),
  constraint open_box_units_price check (price_fen between floor_fen and start_fen),
  constraint open_box_units_graded check (state not in ('graded', 'listed', 'sold', 'returned') or grade is not null),
  constraint open_box_units_listed check (
    state not in ('listed', 'sold') or num_nulls(price_fen, first_drop_at) = 0 and shown_inspection_no = inspection_no),
  constraint open_box_units_shown check (num_nulls(listed_at, shown_inspection_no) in (0, 2)),
  constraint open_box_units_sold check ((state = 'sold') <= (num_nulls(sold_at, sold_fen) = 0))
);
-- A serial belongs to one thing. One that was written off is no longer in the house.
create unique index open_box_units_serial on open_box_units (sku_id, serial) where state <> 'writtenOff';
create unique index open_box_units_after_sale on open_box_units (after_sale_id, sku_id, after_sale_piece)
  where after_sale_id is not null;
create index open_box_units_by_state on open_box_units (state, id);
-- By its serial alone, as the scanner reads it.
create index open_box_units_scanned on open_box_units (serial);
-- What units of a product were sold for, and of a SKU in a grade.
create index open_box_units_sold_of_product on open_box_units (product_id, sold_at desc) where sold_at is not null;
create index open_box_units_sold_of_sku on open_box_units (sku_id, grade, sold_at) where sold_at is not null;
create index open_box_units_reference on open_box_units (reference_at) where state = 'listed';

-- Everything that ever happened to a unit, as everyone may read it. Only staff are named.
create table open_box_passport (
  unit_id uuid not null references open_box_units (id),
  position integer not null check (position >= 0),
  event kind_name not null,
  from_state unit_state,
  to_state unit_state not null,
  by_kind by_kind not null,
  staff_id uuid,
  facts jsonb not null,
  at timestamptz not null,
  primary key (unit_id, position),
  check ((by_kind = 'staff') = (staff_id is not null)),
  check ((position = 0) = (from_state is null))
);
create trigger open_box_passport_only_added before update or delete or truncate on open_box_passport
  for each statement execute function refuse_change();

-- Every price that a unit was offered at.
create table open_box_prices (
  unit_id uuid not null references open_box_units (id),
  position integer not null check (position >= 0),
  price_fen fen not null check (price_fen > 0),
  -- Of the schedule then in force.
  floor_fen fen not null,
  drops smallint not null,
  cause kind_name not null check (cause in ('listed', 'changed', 'dropped')),
  at timestamptz not null,
  primary key (unit_id, position),
  constraint open_box_prices_floor check (price_fen >= floor_fen)
);
create trigger open_box_prices_only_added before update or delete or truncate on open_box_prices
  for each statement execute function refuse_change();

create table open_box_inspections (
  unit_id uuid not null references open_box_units (id),
  no smallint not null check (no > 0),
  checklist_id uuid not null references open_box_checklists (id),
  inspector_id uuid not null,
  -- As the passport names them, also when they have left.
  inspector_name text not null,
  is_sealed boolean not null default false,
  -- [{key, label, kind, result: ok | worn | faulty, words}]
  results jsonb not null default '[]' check (jsonb_typeof(results) = 'array'),
  -- [{itemKey, place, words, photoId, isObvious}]
  defects jsonb not null default '[]' check (jsonb_typeof(defects) = 'array'),
  -- [{label, isPresent, words}]
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  -- How it was used before; empty when it was not.
  use_words text not null default '' check (length(use_words) <= 80),
  -- What was found of a returned one, as its buyer reads it.
  found_words text not null default '' check (length(found_words) <= 200),
  suggested unit_grade,
  grade unit_grade,
  grade_reason text not null default '' check (length(grade_reason) <= 200),
  -- What is said of it beside the product's title: 箱体一处浅痕.
  headline text not null default '' check (length(headline) <= 30),
  -- Shown only if it is set.
  warranty_months smallint check (warranty_months between 1 and 60),
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (unit_id, no),
  check ((grade is null) = (finished_at is null))
);
create unique index open_box_inspections_open on open_box_inspections (unit_id) where finished_at is null;

-- A photo as it was taken, and the rendition that everyone sees once the unit is on sale.
create table open_box_photos (
  id uuid primary key,
  unit_id uuid not null references open_box_units (id),
  -- Of the inspection that it was taken for.
  inspection_no smallint not null,
  place kind_name not null check (place in ('front', 'back', 'base', 'wear', 'box', 'parts')),
  words text not null check (length(words) <= 30),
  position smallint not null,
  original_id uuid not null references files (id),
  public_id uuid not null references files (id),
  placeholder text not null check (length(placeholder) <= 600),
  taken_at timestamptz not null,
  removed_at timestamptz
);
create index open_box_photos_of_unit on open_box_photos (unit_id, inspection_no, position);

-- A lock: what a user was promised with a claim (its id is the claim's). The order's own choices hang on it.
create table open_box_locks (
  user_id uuid not null references users (id),
  id uuid not null,
  unit_id uuid not null references open_box_units (id),
  -- Of the moment of locking: the one that is paid.
  price_fen fen not null check (price_fen > 0),
  -- From where the price had fallen.
  start_fen fen not null,
  grade unit_grade not null,
  inspection_no smallint not null,
  -- How many things there are to be acknowledged.
  asked smallint not null check (asked >= 0),
  locked_at timestamptz not null,
  primary key (user_id, id),
  check (price_fen <= start_fen)
);
create index open_box_locks_of_unit on open_box_locks (unit_id, locked_at);

-- What a buyer has acknowledged, in the words that they read. Frozen with the order.
create table open_box_acknowledgements (
  user_id uuid not null,
  lock_id uuid not null,
  key text not null check (length(key) between 1 and 40),
  kind kind_name not null check (kind in ('defect', 'missing', 'used')),
  text text not null check (length(text) between 1 and 300),
  version text not null check (length(version) between 1 and 20),
  at timestamptz not null,
  primary key (user_id, lock_id, key),
  foreign key (user_id, lock_id) references open_box_locks (user_id, id)
);

-- Who wants to be told once: of a drop of this unit's price, or of another unit of this product.
create table open_box_reminders (
  user_id uuid not null references users (id),
  kind kind_name not null check (kind in ('drop', 'listed')),
  target_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, kind, target_id)
);
create index open_box_reminders_of_target on open_box_reminders (target_id, kind);

-- What the list reads: one row for each unit on sale, written in the transaction that changes the unit.
create table open_box_search (
  unit_id uuid primary key references open_box_units (id),
  product_id uuid not null,
  -- As of the last written price; the answer reckons by the clock.
  price_fen fen not null,
  saving_fen fen not null,
  saving_bp basis_points not null,
  listed_at timestamptz not null,
  -- When the price falls next; the end of time when it does not.
  drops_at timestamptz not null,
  -- Someone is paying for it until then, at most.
  locked_until timestamptz,
  -- c:category (all three levels), b:brand, g:grade, complete, working
  facets text[] not null,
  -- {title, picture, …} as it is answered, without what the clock changes.
  card jsonb not null
);
create index open_box_search_new on open_box_search (listed_at desc, unit_id desc);
create index open_box_search_saving on open_box_search (saving_fen desc, unit_id desc);
create index open_box_search_drops on open_box_search (drops_at, unit_id);
create index open_box_search_price on open_box_search (price_fen, unit_id);
create index open_box_search_product on open_box_search (product_id, price_fen);
create index open_box_search_facets on open_box_search using gin (facets) with (fastupdate = off);

-- Where the units of the list stand: category/brand/grade, each given or left out. A filter is read along the index of its shelf, in
-- the order of the list: brands keep to their categories, which PostgreSQL cannot know when it weighs one index against another.
create table open_box_shelves (
  shelf text not null,
  unit_id uuid not null references open_box_search (unit_id) on delete cascade,
  by_listed timestamptz not null,
  by_saving fen not null,
  by_drop timestamptz not null,
  by_price fen not null,
  primary key (unit_id, shelf)
);
create index open_box_shelves_listed on open_box_shelves (shelf, by_listed desc, unit_id desc);
create index open_box_shelves_saving on open_box_shelves (shelf, by_saving desc, unit_id desc);
create index open_box_shelves_drop on open_box_shelves (shelf, by_drop, unit_id);
create index open_box_shelves_price on open_box_shelves (shelf, by_price, unit_id);

-- The product's page says 开箱 n 件起 ¥x without another statement.
alter table products add column open_box_count integer not null default 0 check (open_box_count >= 0),
  add column open_box_from_fen fen;

-- A limit over all subjects of a kind: of a user's live claims of it, from 1 up to the limit. Null for a kind without one.
alter table claims add column slot smallint;
create unique index claims_one_slot on claims (user_id, subject_kind, slot)
  where slot is not null and state in ('held', 'ordered');

-- Units are on offer for months: who looks for open deals passes them by.
create index claim_supplies_open_of_kind on claim_supplies (subject_kind, closes_at) where settled_at is null;
drop index claim_supplies_open;

alter domain order_kind drop constraint order_kind_known;
alter domain order_kind add constraint order_kind_known
  check (value in ('normal', 'prize', 'groupPurchase', 'woot', 'openBox')) not valid;

-- /order/mine counts by kind from now on: the counts stay index-only.
create index if not exists orders_by_state_and_kind on orders (user_id, state, id) include (kind);
drop index orders_by_state;
alter index orders_by_state_and_kind rename to orders_by_state;
