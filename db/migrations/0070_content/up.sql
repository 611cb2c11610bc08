-- What the shop writes: articles (好物志) and entries of the guide (购物指南).

create domain text_kind as text constraint text_kind_known check (value in ('article', 'guide'));
create domain text_slug as text constraint text_slug_shape check (value ~ '^[a-z][A-Za-z0-9]{1,39}$');
create domain text_state as text constraint text_state_known
  check (value in ('draft', 'scheduled', 'shown', 'replaced', 'withdrawn'));
-- 栏目 of an article, or the section of the guide.
create domain text_part as text constraint text_part_known check (value in (
  'ware', 'travel', 'food', 'desk', 'clothes', 'home',
  'shopping', 'afterSale', 'channels', 'membership', 'business', 'account'));

-- Pictures that texts show: files of the shop's own.
create table text_pictures (
  file_id uuid primary key references files (id),
  placeholder text not null check (length(placeholder) <= 600),
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);

create table texts (
  id uuid primary key,
  kind text_kind not null,
  -- In the address; stays as long as the text.
  slug text_slug not null,
  -- One more with each change of anything about it.
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (kind, slug),
  unique (id, kind)
);
create index texts_by_change on texts (kind, changed_at desc, id desc);

-- A text as it was written: a draft is changed in place, what has been shown stays as it was.
create table text_versions (
  text_id uuid not null,
  no integer not null check (no >= 1),
  kind text_kind not null,
  state text_state not null,
  -- As written, with the names of their figures, which are longer than what is read.
  title text not null check (length(title) between 1 and 120),
  summary text not null check (length(summary) between 1 and 600),
  part text_part not null,
  markdown text not null check (length(markdown) between 1 and 40000),
  -- Rendered and sanitised when saved: [{kind, html | items}], and [{id, text, level}].
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  headings jsonb not null check (jsonb_typeof(headings) = 'array'),
  minutes smallint not null check (minutes >= 1),
  -- What it names, each once, in the order of the text.
  product_ids uuid[] not null,
  -- A link in it bears a promoter's code or a celebrity's pick.
  has_paid_link boolean not null,
  -- Of an article: a celebrity, or an editor by name.
  celebrity_id uuid references celebrities (id),
  author text check (length(author) between 1 and 20),
  column_name text check (length(column_name) between 1 and 12),
  cover_file_id uuid references text_pictures (file_id),
  -- Of an entry of the guide.
  position smallint check (position between 0 and 999),
  -- Its place among 大家常问.
  popular smallint check (popular between 1 and 99),
  keywords text[] check (cardinality(keywords) <= 40),
  -- Who saved it last. Null: it came with the shop, from the file with this hash.
  staff_id uuid references staff_members (id),
  source_hash bytea check (length(source_hash) = 32),
  saved_at timestamptz not null,
  publish_at timestamptz,
  -- The date that it bears: when the text was shown first.
  dated_at timestamptz,
  primary key (text_id, no),
  foreign key (text_id, kind) references texts (id, kind),
  constraint text_versions_article check (
    kind <> 'article' or (num_nonnulls(celebrity_id, author) = 1 and num_nonnulls(position, popular, keywords) = 0)),
  constraint text_versions_guide check (
    kind <> 'guide'
    or (num_nonnulls(celebrity_id, author, column_name, cover_file_id) = 0 and num_nulls(position, keywords) = 0)),
  constraint text_versions_by check (num_nonnulls(staff_id, source_hash) = 1),
  constraint text_versions_published check ((state = 'draft') = (publish_at is null)),
  constraint text_versions_dated check ((state in ('draft', 'scheduled')) = (dated_at is null))
);
-- Readers see one version of a text, and staff write one.
create unique index text_versions_shown on text_versions (text_id) where state = 'shown';
create unique index text_versions_open on text_versions (text_id) where state in ('draft', 'scheduled');
create index text_versions_list on text_versions (kind, dated_at desc, text_id desc) where state = 'shown';
create index text_versions_of_part on text_versions (kind, part, dated_at desc, text_id desc) where state = 'shown';
create index text_versions_of_column on text_versions (column_name, dated_at desc, text_id desc)
  where state = 'shown' and column_name is not null;
create index text_versions_due on text_versions (publish_at) where state = 'scheduled';

-- The words by which a shown entry of the guide is found, each with its greatest weight in it.
create table text_words (
  word text not null check (length(word) between 1 and 80),
  text_id uuid not null references texts (id),
  weight real not null check (weight > 0),
  primary key (word, text_id)
);
create index text_words_of on text_words (text_id);

-- 有用, 没用: one of a user, or of a guest's browser, for each entry.
create table guide_votes (
  id uuid primary key,
  text_id uuid not null references texts (id),
  user_id uuid references users (id),
  browser_id text check (browser_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  is_useful boolean not null,
  reason kind_name check (reason in ('different', 'unclear', 'wrong', 'long')),
  words text not null check (length(words) <= 200),
  voted_at timestamptz not null,
  constraint guide_votes_whose check (num_nonnulls(user_id, browser_id) = 1),
  constraint guide_votes_reasons check (not is_useful or (reason is null and words = ''))
);
create unique index guide_votes_of_user on guide_votes (user_id, text_id) where user_id is not null;
create unique index guide_votes_of_browser on guide_votes (browser_id, text_id) where browser_id is not null;
create index guide_votes_counted on guide_votes (text_id, voted_at) include (is_useful);
create index guide_votes_told on guide_votes (text_id, voted_at desc, id desc) where reason is not null or words <> '';
