-- The rules of a row of idempotency_keys, as a domain (see 0142_rules_01_orders).
create type idempotency_keys_ruled as (
  scope text, key text, input_hash bytea
);

create domain idempotency_keys_rules as idempotency_keys_ruled
  constraint idempotency_keys_scope_check check (length((value).scope) between 6 and 80)
  constraint idempotency_keys_key_check check (length((value).key) between 8 and 64)
  constraint idempotency_keys_input_hash_check check (length((value).input_hash) = 32);

alter table idempotency_keys
  add constraint idempotency_keys_rules check (
    row(scope, key, input_hash)::idempotency_keys_rules is distinct from null
  ) not valid,
  drop constraint idempotency_keys_scope_check,
  drop constraint idempotency_keys_key_check,
  drop constraint idempotency_keys_input_hash_check;
