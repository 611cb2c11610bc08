-- no transaction
create unique index concurrently payments_one_counts_of_user on payments (user_id, payable_kind, payable_id) where state = 'paid' and not is_surplus
