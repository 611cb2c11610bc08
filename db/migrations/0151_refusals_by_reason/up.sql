-- no transaction
create index concurrently effect_refusals_by_reason on effect_refusals (reason, at desc, line_id desc)
