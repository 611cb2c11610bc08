-- no transaction
create index concurrently audit_rows_at on audit_rows (at);
