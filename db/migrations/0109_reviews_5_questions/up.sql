-- no transaction
create index concurrently product_questions_waiting on product_questions (created_at, id) where answer is null and hidden_at is null;
