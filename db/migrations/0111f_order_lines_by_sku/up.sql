-- no transaction
create index concurrently order_lines_by_sku on order_lines (sku_id, order_id) include (user_id);
