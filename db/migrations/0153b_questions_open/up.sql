-- no transaction
create index concurrently product_questions_open on product_questions (created_at, id) where answer is null and answer_count = 0 and hidden_at is null;
