-- no transaction
create index concurrently orders_by_recipient on orders (left(ship_to ->> 'recipient', 2), created_at, id);
