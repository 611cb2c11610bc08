-- no transaction
create index concurrently skus_code_prefix on skus (code text_pattern_ops);
