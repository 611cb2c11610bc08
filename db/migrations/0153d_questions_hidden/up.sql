-- no transaction
create index concurrently product_questions_of_hidden on product_questions (created_at desc, id desc) where hidden_at is not null;
