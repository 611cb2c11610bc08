-- How many answers of buyers are shown with a question. Its rule is proven by the next migration.
alter table product_questions add column answer_count integer not null default 0;
alter table product_questions add constraint product_questions_answers check (answer_count between 0 and 20) not valid;

-- What buyers of the product answer; the shop's own answer stands with the question.
create table question_answers (
  product_id uuid not null,
  question_id uuid not null,
  id uuid not null,
  user_id uuid not null references users (id),
  content text not null check (length(content) between 1 and 500),
  hidden_at timestamptz,
  hidden_reason text check (length(hidden_reason) between 1 and 200),
  created_at timestamptz not null,
  primary key (product_id, question_id, id),
  foreign key (product_id, question_id) references product_questions (product_id, id),
  check ((hidden_at is null) = (hidden_reason is null))
);
-- Each buyer answers a question once.
create unique index question_answers_one_each on question_answers (user_id, product_id, question_id);
