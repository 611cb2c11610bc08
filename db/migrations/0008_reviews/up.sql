-- What buyers wrote. Writing comes with orders, which add the order line that a review belongs to.

create table reviews (
  product_id uuid not null references products (id),
  id uuid not null,
  sku_id uuid not null references skus (id),
  user_id uuid not null references users (id),
  stars smallint not null check (stars between 1 and 5),
  content text not null check (length(content) between 1 and 1000),
  picture_count smallint not null default 0 check (picture_count between 0 and 9),
  follow_up text check (length(follow_up) between 1 and 1000),
  followed_up_at timestamptz,
  reply text check (length(reply) between 1 and 1000),
  replied_at timestamptz,
  created_at timestamptz not null,
  primary key (product_id, id),
  check ((follow_up is null) = (followed_up_at is null)),
  check ((reply is null) = (replied_at is null))
);
create index reviews_newest on reviews (product_id, created_at desc, id desc);
create index reviews_user on reviews (user_id, created_at desc);

create table review_pictures (
  product_id uuid not null,
  review_id uuid not null,
  position smallint not null check (position between 0 and 8),
  file_id uuid not null references files (id),
  placeholder text not null check (length(placeholder) <= 600),
  primary key (product_id, review_id, position),
  foreign key (product_id, review_id) references reviews (product_id, id)
);

-- The sums of the reviews above, written with them.
create table review_summaries (
  product_id uuid primary key references products (id),
  stars_1 integer not null check (stars_1 >= 0),
  stars_2 integer not null check (stars_2 >= 0),
  stars_3 integer not null check (stars_3 >= 0),
  stars_4 integer not null check (stars_4 >= 0),
  stars_5 integer not null check (stars_5 >= 0),
  with_pictures integer not null check (with_pictures >= 0),
  followed_up integer not null check (followed_up >= 0)
);

create table product_questions (
  product_id uuid not null references products (id),
  id uuid not null,
  user_id uuid not null references users (id),
  question text not null check (length(question) between 1 and 200),
  -- Shown once it is answered.
  answer text check (length(answer) between 1 and 500),
  answered_at timestamptz,
  created_at timestamptz not null,
  primary key (product_id, id),
  check ((answer is null) = (answered_at is null))
);
create index product_questions_newest on product_questions (product_id, created_at desc, id desc) where answer is not null;
