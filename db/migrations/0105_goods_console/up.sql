-- What staff change in the console: reference data with versions, products as drafts that are published.

-- Whoever changes one names the version that they looked at; who and when is told to those who come too late.
alter table categories
  add column version integer not null default 1,
  add column changed_by uuid references staff_members (id),
  add column changed_at timestamptz,
  -- No longer shown, and nothing new goes into it.
  add column closed_at timestamptz;
alter table brands
  add column version integer not null default 1,
  add column changed_by uuid references staff_members (id),
  add column changed_at timestamptz,
  add column closed_at timestamptz,
  add column logo_file_id uuid references files (id);
alter table shipping_templates
  add column version integer not null default 1,
  add column changed_by uuid references staff_members (id),
  add column changed_at timestamptz;

-- Pictures that staff uploaded for goods, with the few pixels that are shown before them.
create table goods_pictures (
  file_id uuid primary key references files (id),
  placeholder text not null check (length(placeholder) <= 600),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- As its sender calls it: files of goods name pictures so.
  name text check (length(name) <= 100),
  uploaded_at timestamptz not null,
  -- The picture that it was cut from.
  cut_from uuid references goods_pictures (file_id)
);
create index goods_pictures_name on goods_pictures (name, uploaded_at desc) where name is not null;

alter table products
  add column version integer not null default 1,
  add column changed_by uuid;

-- onSale, or offSale: it stays with the orders that hold it, and on no page; draft: pieces of it have come in, and nobody has seen it yet.
alter table skus add column state text not null default 'onSale';
alter table skus add constraint skus_state check (state in ('draft', 'onSale', 'offSale')) not valid;

create domain product_version_state as text check (value in ('draft', 'scheduled', 'published'));

-- What a product is to be, as staff write it, and what it was each time that it was published. The tables above hold what is sold.
create table product_versions (
  product_id uuid not null references products (id),
  no integer not null check (no > 0),
  state product_version_state not null,
  -- The whole product with its SKUs (ProductDraft in the code), the description rendered beside it.
  body jsonb not null,
  description_html text not null,
  saved_by uuid references staff_members (id),
  saved_at timestamptz not null,
  -- Of a scheduled one: when. Of a published one: when it was.
  publish_at timestamptz,
  reason text not null default '' check (length(reason) <= 200),
  -- Why a scheduled one could not be published.
  problem text check (length(problem) <= 500),
  primary key (product_id, no),
  constraint product_versions_dated check ((state = 'draft') = (publish_at is null))
);
-- One is being written, or waits for its date.
create unique index product_versions_open on product_versions (product_id) where state <> 'published';
create index product_versions_due on product_versions (publish_at) where state = 'scheduled';
create index product_versions_newest on product_versions (saved_at desc, product_id desc) where state <> 'published';

-- The prices at which a SKU was really sold, by day: ordinary, group, woot and celebrity prices of paid orders, which a struck price
-- may name. One row for a price and day, however many were sold.
create table sku_deals (
  sku_id uuid not null references skus (id),
  day business_day not null,
  price_fen fen not null check (price_fen > 0),
  primary key (sku_id, day, price_fen)
);
