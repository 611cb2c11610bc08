-- no transaction
create index concurrently effect_payouts_by_time on effect_payouts (requested_at desc, id desc);
