-- no transaction
create index concurrently users_phone_tail on users (right(phone_number, 4), id) where phone_number is not null;
