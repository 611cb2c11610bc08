-- no transaction
create unique index concurrently payment_refunds_one_cause_of_user on payment_refunds (user_id, cause_kind, cause_id) where state <> 'failed'
