-- no transaction
create index concurrently product_questions_shown on product_questions (product_id, created_at desc, id desc) where (answer is not null or answer_count > 0) and hidden_at is null;
