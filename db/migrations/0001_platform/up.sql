-- What the platform itself keeps: answers of writes that may be asked for again, and signs of life of the workers.

create table idempotency_keys (
  -- Who sent the key: `user:<id>` or `browser:<id>`. One caller's keys never meet another's.
  scope text not null check (length(scope) between 6 and 80),
  key text not null check (length(key) between 8 and 64),
  endpoint text not null,
  input_hash bytea not null check (length(input_hash) = 32),
  -- The answer, sealed with the server's key: it may hold tokens. Null only inside the transaction that makes it.
  sealed_answer bytea,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

create table worker_heartbeats (
  worker_id text primary key,
  beat_at timestamptz not null
);
