-- Filters that a member has named, for one page of the console.
create table staff_views (
  staff_id uuid not null references staff_members (id),
  id uuid not null unique,
  page text not null check (page ~ '^[a-z][A-Za-z]{1,29}$'),
  name text not null check (length(name) between 1 and 24),
  -- As it stands in the address bar.
  query text not null check (octet_length(query) <= 2048),
  -- Who sees it besides its owner.
  shared_roles text[] not null
    check (shared_roles <@ array['admin', 'goods', 'orders', 'marketing', 'finance', 'content']),
  position integer not null check (position between 0 and 1000),
  changed_at timestamptz not null,
  primary key (staff_id, id)
);
create index staff_views_of_page on staff_views (page, staff_id, position, id);
create index staff_views_shared on staff_views (page, id) where shared_roles <> '{}';

-- Tables that members asked for as a file.
create table staff_exports (
  staff_id uuid not null references staff_members (id),
  id uuid not null unique,
  kind kind_name not null,
  format text not null check (format in ('xlsx', 'csv')),
  -- As the kind reads them.
  filters jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  asked_at timestamptz not null,
  -- When a worker was last seen at it.
  worked_at timestamptz,
  finished_at timestamptz,
  rows integer not null default 0 check (rows between 0 and 50000),
  -- There were more rows than an export takes.
  is_cut boolean not null default false,
  bytes integer check (bytes > 0),
  storage_key text,
  -- The file is gone from then on.
  expires_at timestamptz,
  primary key (staff_id, id),
  constraint staff_exports_finished check ((state in ('done', 'failed')) = (finished_at is not null)),
  constraint staff_exports_file check (storage_key is null or state = 'done'),
  constraint staff_exports_done check (state <> 'done' or (bytes is not null and expires_at is not null))
);
create index staff_exports_open on staff_exports (asked_at) where state in ('waiting', 'running');
create index staff_exports_files on staff_exports (expires_at) where storage_key is not null;
