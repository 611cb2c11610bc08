-- no transaction
create index concurrently groups_ended on groups (state, ended_at, id) where ended_at is not null;
