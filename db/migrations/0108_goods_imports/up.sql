-- Files of goods that staff bring in: rows as they came, what each would change, and what became of it.

create domain goods_import_state as text check (
  value in ('uploaded', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'stopped'));
create domain goods_import_verdict as text check (value in ('bad', 'same', 'changed', 'new'));
create domain goods_import_outcome as text check (value in ('written', 'failed', 'undone', 'kept'));

create table goods_imports (
  id uuid primary key,
  staff_id uuid not null references staff_members (id),
  name text not null check (length(name) between 1 and 100),
  -- Of the bytes: the same file is not written twice.
  file_sha256 bytea not null check (length(file_sha256) = 32),
  state goods_import_state not null,
  version integer not null default 1,
  -- What stands above the columns, and which column is what: {price: 3}.
  titles text[] not null,
  columns jsonb not null check (jsonb_typeof(columns) = 'object'),
  all_rows pieces not null,
  created_at timestamptz not null,
  checked_at timestamptz,
  applied_at timestamptz,
  ended_at timestamptz
);
create index goods_imports_newest on goods_imports (created_at desc, id desc);
-- What the sweep works on.
create index goods_imports_busy on goods_imports (created_at) where state in ('checking', 'applying', 'undoing');
-- A file is written once, until it is undone.
create unique index goods_imports_once on goods_imports (file_sha256) where state in ('applying', 'applied', 'undoing');

create table goods_import_rows (
  import_id uuid not null references goods_imports (id) on delete cascade,
  -- As the spreadsheet counts.
  no integer not null check (no > 0),
  cells text[] not null,
  -- Cells of which the file itself is not sure: {column: kind}.
  doubts jsonb not null,
  -- What staff wrote in place of cells, by the name of the column.
  mended jsonb not null default '{}',
  -- Its SKU's code, in capitals, to find those that are there twice.
  code text not null default '',
  is_skipped boolean not null default false,
  -- A change of a price by so much that someone must have looked at it, and whether someone has.
  needs_nod boolean not null default false,
  is_nodded boolean not null default false,
  -- Null: nobody has looked at it yet.
  verdict goods_import_verdict,
  problems jsonb not null default '[]',
  -- [{field, before, after}], as a draft says it.
  changes jsonb not null default '[]',
  sku_id uuid,
  product_id uuid,
  -- Rows of one product are written together: its id, or the title of a new one.
  group_key text not null default '',
  outcome goods_import_outcome,
  -- Why it was not written, or not undone.
  trouble text check (length(trouble) <= 500),
  primary key (import_id, no)
);
create index goods_import_rows_unread on goods_import_rows (import_id, no) where verdict is null;
create index goods_import_rows_verdict on goods_import_rows (import_id, verdict, no);
create index goods_import_rows_code on goods_import_rows (import_id, code);
create index goods_import_rows_group on goods_import_rows (import_id, group_key, no);
