-- no transaction
create index concurrently products_not_on_sale on products (state, updated_at desc, id desc) where state <> 'onSale';
