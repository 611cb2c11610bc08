-- no transaction
create index concurrently products_changed on products (updated_at desc, id desc);
