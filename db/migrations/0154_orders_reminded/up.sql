-- no transaction
create index concurrently orders_reminded on orders (paid_at, id) where state = 'awaitingDispatch' and reminded_at is not null
