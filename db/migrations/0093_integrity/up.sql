-- What the hourly check of the invariants has found, and how far it has come.

-- One for each run. A run that was broken off has no end; the next one says so.
create table integrity_runs (
  id uuid primary key,
  began_at timestamptz not null,
  ended_at timestamptz,
  -- Ended by the run after it: its worker died.
  was_given_up boolean not null default false,
  -- {user: 120, sku: 7, transfer: 900}: those that changed since the run before, and those that were the rolling pass's turn.
  touched jsonb not null default '{}',
  rolled jsonb not null default '{}',
  -- For how long the longest of its snapshots was held.
  longest_ms integer not null default 0 check (longest_ms >= 0),
  broken integer not null default 0 check (broken >= 0),
  check (was_given_up <= (ended_at is not null))
);
create unique index integrity_runs_one on integrity_runs ((true)) where ended_at is null;
create index integrity_runs_ended on integrity_runs (ended_at);

-- The last result of each invariant.
create table integrity_results (
  number smallint not null,
  title text not null,
  checked_at timestamptz not null,
  -- Since when it is broken, with the first of the offending rows; null while it holds.
  broken_since timestamptz,
  offending jsonb not null default '[]',
  primary key (number, title),
  check ((broken_since is null) = (offending = '[]'))
);

-- How far the windows have come.
create table integrity_windows (
  key text primary key check (key in ('user', 'sku', 'transfer')),
  -- {order_history: 1234}: how many blocks the tables had when the last run looked for changes.
  seen_blocks jsonb not null default '{}',
  -- Of windows that were broken: looked at by every run until they hold again.
  suspects uuid[] not null default '{}',
  -- The rolling pass has come to here.
  cursor uuid,
  pass_began_at timestamptz,
  -- Of the last pass that went over all.
  passed_at timestamptz
);
