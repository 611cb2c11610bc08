-- no transaction
create index concurrently orders_for_staff on orders (kind, state, created_at, id);
