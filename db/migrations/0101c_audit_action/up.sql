-- no transaction
create index concurrently audit_rows_action on audit_rows (action, seq);
