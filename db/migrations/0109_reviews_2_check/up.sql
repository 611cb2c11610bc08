alter table reviews validate constraint reviews_hidden;
alter table product_questions validate constraint product_questions_hidden;
