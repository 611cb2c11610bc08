-- no transaction
create index concurrently reviews_waiting on reviews (created_at, id) where reply is null and hidden_at is null;
