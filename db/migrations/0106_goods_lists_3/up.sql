-- no transaction
create index concurrently products_category_changed on products (category_id, updated_at desc, id desc);
