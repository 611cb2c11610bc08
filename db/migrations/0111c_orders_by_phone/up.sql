-- no transaction
create index concurrently orders_by_phone on orders ((ship_to ->> 'phoneNumber'), created_at, id);
