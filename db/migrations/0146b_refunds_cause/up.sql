-- no transaction
create index concurrently payment_refunds_cause on payment_refunds (cause_id)
