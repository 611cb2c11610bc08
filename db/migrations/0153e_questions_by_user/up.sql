-- no transaction
create index concurrently product_questions_by_user on product_questions (user_id, created_at desc);
