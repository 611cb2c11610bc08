-- no transaction
create index concurrently reviews_waiting_bad on reviews (created_at, id) where reply is null and hidden_at is null and stars <= 2;
