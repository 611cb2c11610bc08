-- no transaction
create index concurrently payment_refunds_wait on payment_refunds (waits_since, id) where waits_since is not null;
