-- no transaction
create index concurrently orders_by_payment on orders (paid_at, id) where paid_at is not null;
