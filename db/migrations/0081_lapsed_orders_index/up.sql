-- no transaction
create index concurrently orders_lapsed on orders (user_id, lapsed_at) where lapsed_at is not null;
