-- no transaction
create index concurrently dropshipping_batches_for_staff on dropshipping_batches (state, created_at, id);
