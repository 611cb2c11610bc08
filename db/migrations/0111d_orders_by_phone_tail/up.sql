-- no transaction
create index concurrently orders_by_phone_tail on orders (right(ship_to ->> 'phoneNumber', 4), created_at, id);
