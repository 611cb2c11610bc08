-- 客服: each user has one thread, in which they and the staff write.

create domain support_state as text constraint support_state_known check (value in ('waiting', 'answered', 'closed'));

create table support_threads (
  user_id uuid primary key references users (id),
  -- By which staff know it.
  id uuid not null unique,
  state support_state not null,
  -- The number of the newest message: numbers follow one another without a gap.
  last_no integer not null check (last_no >= 1),
  last_at timestamptz not null,
  -- The newest message that the user has seen; answers above it are unread.
  read_no integer not null default 0 check (read_no >= 0),
  unread_count integer not null default 0 check (unread_count >= 0),
  -- When the first message came that is not answered yet.
  waiting_since timestamptz,
  created_at timestamptz not null,
  constraint support_threads_read check (read_no <= last_no),
  constraint support_threads_waiting check ((state = 'waiting') = (waiting_since is not null))
);
-- For staff: who has waited longest.
create index support_threads_longest on support_threads (waiting_since, id) where state = 'waiting';
-- For staff: what is done, the newest first.
create index support_threads_by_state on support_threads (state, last_at desc, id desc);

create table support_messages (
  user_id uuid not null references support_threads (user_id),
  no integer not null check (no >= 1),
  by_kind by_kind not null check (by_kind in ('user', 'staff')),
  -- Who answered; no user is told.
  staff_id uuid references staff_members (id),
  -- Empty when there are only pictures.
  text text not null check (length(text) <= 1000),
  -- What it is about: an order, an after-sale, a product.
  attached_kind kind_name,
  attached_id uuid,
  sent_at timestamptz not null,
  primary key (user_id, no),
  constraint support_messages_by check ((by_kind = 'staff') = (staff_id is not null)),
  constraint support_messages_attached check ((attached_kind is null) = (attached_id is null))
);
-- Rows come in the order of time: a few pages say which part of the table is old.
create index support_messages_age on support_messages using brin (sent_at);
create index support_messages_staff on support_messages (staff_id) where staff_id is not null;

create table support_pictures (
  user_id uuid not null,
  message_no integer not null,
  position smallint not null check (position between 0 and 3),
  file_id uuid not null unique references files (id),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  primary key (user_id, message_no, position),
  foreign key (user_id, message_no) references support_messages (user_id, no)
);
