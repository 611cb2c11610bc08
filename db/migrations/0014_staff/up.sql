-- People who work in the shop, where they are signed in, and what they did.

create table staff_members (
  id uuid primary key,
  login_name text not null unique check (login_name ~ '^[a-z][a-z0-9_]{2,23}$'),
  name text not null check (length(name) between 1 and 24),
  password_hash text not null,
  -- Sealed with the server's key: who reads this table still has no second factor.
  sealed_totp_secret bytea not null,
  -- The 30 seconds whose code was used last: no code is used twice.
  last_totp_step bigint not null default 0,
  roles text[] not null
    check (cardinality(roles) > 0 and roles <@ array['admin', 'goods', 'orders', 'marketing', 'finance', 'content']),
  state text not null default 'active' check (state in ('active', 'closed')),
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null))
);

create table staff_sessions (
  staff_id uuid not null references staff_members (id),
  id uuid not null unique,
  address inet not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  primary key (staff_id, id)
);
create index staff_sessions_expires_at on staff_sessions (expires_at);

-- What staff did: a chain in which each row carries the hash of the one before. Place and hashes are filled in here, by the
-- trigger below, so that no code can add a row outside the chain.
create table audit_rows (
  seq bigint primary key,
  id uuid not null unique,
  -- Null: the shop itself. No foreign key: the chain outlives whatever it speaks of.
  staff_id uuid,
  action text not null check (action ~ '^[a-z][A-Za-z]{1,29}\.[a-z][A-Za-z]{1,29}$'),
  target_kind text not null check (target_kind ~ '^[a-z][A-Za-z]{2,29}$'),
  target_id text not null check (length(target_id) between 1 and 64),
  before jsonb,
  after jsonb,
  at timestamptz not null,
  prev_hash bytea not null check (length(prev_hash) = 32),
  hash bytea not null check (length(hash) = 32)
);
create index audit_rows_target on audit_rows (target_kind, target_id, seq);
create index audit_rows_staff on audit_rows (staff_id, seq);
create trigger audit_rows_only_added before update or delete or truncate on audit_rows
  for each statement execute function refuse_change();

-- The end of the chain. Whoever adds a row waits here for the one before; and a row cut off at the end is missed.
create table audit_tail (
  is_only boolean primary key default true check (is_only),
  seq bigint not null,
  hash bytea not null check (length(hash) = 32)
);
insert into audit_tail (seq, hash) values (0, sha256(''));

create function audit_hash(line audit_rows) returns bytea language sql stable as $$
  -- An array of JSON, whose text is the same for the same values: nothing can be moved from one field into the next.
  select sha256(convert_to(jsonb_build_array(
    line.seq, line.id, line.staff_id, line.action, line.target_kind, line.target_id, line.before, line.after,
    to_char(line.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), encode(line.prev_hash, 'hex'))::text, 'UTF8'))
$$;

create function audit_append() returns trigger language plpgsql as $$
declare
  tail audit_tail;
begin
  select * into strict tail from audit_tail for update;
  new.seq := tail.seq + 1;
  new.prev_hash := tail.hash;
  new.hash := audit_hash(new);
  update audit_tail set seq = new.seq, hash = new.hash;
  -- Lets the server see that this transaction has said what it did.
  perform set_config('jiwu.audited', 'yes', true);
  return new;
end $$;
create trigger audit_rows_append before insert on audit_rows for each row execute function audit_append();

create function audit_refuse_by_hand() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% changes by audit rows only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger audit_tail_by_rows before insert or update or delete or truncate on audit_tail
  for each statement execute function audit_refuse_by_hand();
