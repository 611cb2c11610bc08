-- no transaction
create index concurrently audit_rows_area on audit_rows (split_part(action, '.', 1), seq);
