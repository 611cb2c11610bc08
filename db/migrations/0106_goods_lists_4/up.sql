-- no transaction
create index concurrently products_brand_changed on products (brand_id, updated_at desc, id desc);
