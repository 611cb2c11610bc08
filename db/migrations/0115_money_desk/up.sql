-- What finance decides and a second person approves, and what finance writes down.

-- How finance decided on a stuck refund above ¥2,000: until a second person approves it, and then until the bank's transfer is proven.
create table refund_decisions (
  user_id uuid not null,
  refund_id uuid not null unique,
  way text not null check (way in ('balance', 'bank')),
  state text not null check (state in ('asked', 'approved')),
  -- The wait that was decided on: a refund that was sent again since is another matter.
  waits_since timestamptz not null,
  note text not null check (length(note) between 1 and 200),
  asked_by uuid not null references staff_members (id),
  asked_at timestamptz not null,
  primary key (user_id, refund_id),
  foreign key (user_id, refund_id) references payment_refunds (user_id, id),
  -- Into the balance it goes when it is approved.
  constraint refund_decisions_way check (way = 'bank' or state = 'asked')
);

-- A placement whose taking down gives more than ¥2,000 back, until a second person approves it.
create table advertisement_decisions (
  user_id uuid not null,
  booking_id uuid not null unique,
  version integer not null,
  reason text not null check (length(reason) between 1 and 100),
  asked_by uuid not null references staff_members (id),
  asked_at timestamptz not null,
  primary key (user_id, booking_id),
  foreign key (user_id, booking_id) references advertisement_bookings (user_id, id)
);

-- What the gateway and we say of a line that differs, so that it can be explained when the statement is long gone.
alter table statement_lines
  add column trade_no text,
  add column at timestamptz;
alter table reconciliation_differences
  add column trade_no text,
  add column theirs_at timestamptz,
  add column ours_at timestamptz;

create sequence hand_booking_numbers;
-- A transfer between two accounts of the house that a person asks for and another approves.
create table hand_bookings (
  id uuid primary key,
  -- BK, the day in Shanghai, five digits.
  no text not null unique check (no ~ '^BK[0-9]{13}$'),
  from_purpose kind_name not null,
  to_purpose kind_name not null,
  amount_fen fen not null check (amount_fen > 0),
  -- The difference that it settles, if it is for one.
  gateway outside_gateway,
  day business_day,
  kind text check (kind in ('capture', 'refund')),
  number text,
  reason text not null check (length(reason) between 1 and 200),
  state text not null check (state in ('asked', 'done', 'dropped')),
  asked_by uuid not null references staff_members (id),
  asked_at timestamptz not null,
  ended_at timestamptz,
  constraint hand_bookings_accounts check (from_purpose <> to_purpose),
  constraint hand_bookings_difference check (num_nulls(gateway, day, kind, number) in (0, 4)),
  constraint hand_bookings_ended check ((state = 'asked') = (ended_at is null))
);
create index hand_bookings_newest on hand_bookings (asked_at desc, id desc);
-- A difference is booked once.
create unique index hand_bookings_once on hand_bookings (gateway, day, kind, number) where state <> 'dropped';

-- How a person settled a difference. It holds for these very facts: found again with others, the difference is open again.
create table difference_resolutions (
  gateway outside_gateway not null,
  day business_day not null,
  kind text not null,
  number text not null,
  -- explained: nothing to be booked. booked: by hand, with a second person.
  how text not null check (how in ('explained', 'booked')),
  difference text not null,
  theirs_fen fen,
  ours_fen fen,
  reason text not null check (length(reason) between 1 and 200),
  booking_id uuid references hand_bookings (id),
  by_staff uuid not null references staff_members (id),
  at timestamptz not null,
  primary key (gateway, day, kind, number),
  constraint difference_resolutions_booked check ((how = 'booked') = (booking_id is not null))
);

-- What arrived at the bank of a day's settlement, as finance reads it there.
create table bank_arrivals (
  gateway outside_gateway not null,
  day business_day not null,
  amount_fen fen not null,
  arrived_on business_day not null,
  note text not null check (length(note) <= 200),
  version integer not null default 1,
  entered_by uuid not null references staff_members (id),
  entered_at timestamptz not null,
  primary key (gateway, day)
);

create sequence balance_change_numbers;
-- Money that the shop gives to, or takes from, a user's balance because two of its staff say so.
create table balance_changes (
  user_id uuid not null references users (id),
  id uuid not null unique,
  -- BC, the day in Shanghai, five digits.
  no text not null unique check (no ~ '^BC[0-9]{13}$'),
  direction text not null check (direction in ('give', 'take')),
  amount_fen fen not null check (amount_fen > 0),
  -- For whoever approves, and for the user.
  reason text not null check (length(reason) between 1 and 200),
  words text not null check (length(words) between 1 and 60),
  state text not null check (state in ('asked', 'done', 'dropped')),
  asked_by uuid not null references staff_members (id),
  asked_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, id),
  constraint balance_changes_ended check ((state = 'asked') = (ended_at is null))
);
create index balance_changes_newest on balance_changes (asked_at desc, id desc);

-- What all accounts of a purpose did on a day that is over. Never changed: later days begin where it ended.
create table ledger_days (
  day business_day not null,
  purpose kind_name not null,
  is_house boolean not null,
  currency text not null check (currency in ('CNY', 'INTEGRAL')),
  opening bigint not null,
  received bigint not null check (received >= 0),
  given bigint not null check (given >= 0),
  closing bigint not null,
  primary key (day, purpose),
  constraint ledger_days_sum check (closing = opening + received - given)
);
create trigger ledger_days_only_added before update or delete or truncate on ledger_days
  for each statement execute function refuse_change();

-- A day, or a month, that finance has closed: the report as it was then, and its hash.
create table book_closings (
  -- 2026-11-15, or 2026-11.
  period text primary key check (period ~ '^20[0-9]{2}-[0-9]{2}(-[0-9]{2})?$'),
  figures jsonb not null,
  hash bytea not null check (length(hash) = 32),
  note text not null check (length(note) <= 200),
  closed_by uuid not null references staff_members (id),
  closed_at timestamptz not null
);
create trigger book_closings_only_added before update or delete or truncate on book_closings
  for each statement execute function refuse_change();

-- What each run of the integrity check found of each invariant, and how long that took. Goes with its run.
create table integrity_checks (
  run_id uuid not null references integrity_runs (id) on delete cascade,
  number smallint not null,
  title text not null,
  rows integer not null check (rows >= 0),
  ms integer not null check (ms >= 0),
  primary key (run_id, number, title)
);

-- Alarms that were raised, until somebody has looked and for good. The same one that comes again while it is open is counted.
create table alarms (
  id uuid primary key,
  event text not null check (length(event) between 3 and 60),
  -- Of its facts.
  fingerprint text not null,
  facts jsonb not null,
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  acknowledged_by uuid references staff_members (id),
  acknowledged_at timestamptz,
  note text check (length(note) between 1 and 200),
  constraint alarms_acknowledged check (num_nulls(acknowledged_by, acknowledged_at, note) in (0, 3))
);
create unique index alarms_open on alarms (event, fingerprint) where acknowledged_at is null;
create index alarms_newest on alarms (last_at desc, id desc);
