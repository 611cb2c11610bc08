-- Browsers that have logged in to an account before: they pass the brakes that strangers meet (decision 0038).

-- SHA-256 of the key in the browser's cookie.
create domain device_hash as bytea constraint device_hash_length check (length(value) = 32);

create table known_devices (
  user_id uuid not null references users (id),
  key_hash device_hash not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, key_hash)
);
create index known_devices_last_seen_at on known_devices (last_seen_at);

-- Which device a session is of, so that logging it out from elsewhere forgets the device too. Null: of before, or without a key. Plain bytea: a
-- column of a domain with a constraint would make PostgreSQL rewrite the table.
alter table sessions add column device_hash bytea;

create table staff_devices (
  staff_id uuid not null references staff_members (id),
  key_hash device_hash not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (staff_id, key_hash)
);
create index staff_devices_last_seen_at on staff_devices (last_seen_at);
