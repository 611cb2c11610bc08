-- What the shop tells its users, in the app and by SMS, and what each of them wants to be told.

create table notices (
  user_id uuid not null references users (id),
  id uuid not null,
  kind text not null check (kind ~ '^[a-z][A-Za-z]{1,39}$'),
  -- What it is about: the same thing is told once.
  cause text not null check (length(cause) between 1 and 100),
  title text not null check (length(title) between 1 and 40),
  body text not null check (length(body) between 1 and 300),
  link jsonb check (jsonb_typeof(link -> 'kind') = 'string' and jsonb_typeof(link -> 'id') = 'string'),
  -- Not when it goes by SMS alone.
  is_shown boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- due → sending → sent, failed (refused) or unknown (no answer); skipped: nobody to send it to, or too late.
  sms_state text not null check (sms_state in ('none', 'due', 'sending', 'sent', 'failed', 'unknown', 'skipped')),
  sms_params jsonb,
  -- While it is being sent: until when an answer is awaited.
  sms_until timestamptz,
  primary key (user_id, id),
  unique (user_id, kind, cause),
  check ((sms_state = 'none') = (sms_params is null)),
  check ((sms_state = 'sending') = (sms_until is not null)),
  check (is_shown or sms_state <> 'none')
);
create index notices_unread on notices (user_id, id) where read_at is null and is_shown;
create index notices_sms_due on notices (created_at) where sms_state = 'due';
create index notices_sms_sending on notices (sms_until) where sms_state = 'sending';
-- Rows come in the order of time: a few pages say which part of the table is old.
create index notices_age on notices using brin (created_at);

-- Only what differs from the defaults in noticeGroups.ts.
create table notice_switches (
  user_id uuid not null references users (id),
  kind_group text not null check (kind_group ~ '^[a-z][A-Za-z]{1,39}$'),
  in_app boolean not null,
  sms boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, kind_group)
);

-- Who is told that a product is cheaper or back.
create index if not exists collection_items_by_product on collection_items (product_id, user_id) where removed_at is null;
