-- no transaction
create index concurrently orders_by_rehearsed on orders (rehearsed, created_at);
