-- A review that breaks a rule, and a question that needs no answer, are hidden by staff with a reason; their writers keep them.
alter table reviews
  add column hidden_at timestamptz,
  add column hidden_reason text;
alter table reviews add constraint reviews_hidden
  check ((hidden_at is null) = (hidden_reason is null) and length(hidden_reason) between 1 and 200) not valid;
alter table product_questions
  add column hidden_at timestamptz,
  add column hidden_reason text;
alter table product_questions add constraint product_questions_hidden
  check ((hidden_at is null) = (hidden_reason is null) and length(hidden_reason) between 1 and 200) not valid;
