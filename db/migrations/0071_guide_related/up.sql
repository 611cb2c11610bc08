-- Entries that the writer of an answer names as near to it, by their slugs; null: none were named.
alter table text_versions add column related text[] check (cardinality(related) <= 6);
alter table text_versions add constraint text_versions_related check (kind = 'guide' or related is null);
