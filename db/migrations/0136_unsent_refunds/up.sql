-- What staff want to give back of an order before it is sent, above ¥2,000: asked for by one, until a second person approves it.
create table unsent_refunds (
  user_id uuid not null,
  id uuid not null unique,
  order_id uuid not null,
  reason text not null check (length(reason) between 1 and 200),
  asked_by uuid not null references staff_members (id),
  asked_at timestamptz not null,
  -- done: a second person approved. dropped: refused, lapsed, or the order has changed.
  state text not null default 'asked' check (state in ('asked', 'done', 'dropped')),
  ended_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, order_id) references orders (user_id, id),
  constraint unsent_refunds_ended check ((state = 'asked') = (ended_at is null))
);
-- One is asked for at a time; and what every dispatch looks for.
create unique index unsent_refunds_asked on unsent_refunds (user_id, order_id) where state = 'asked';
-- What has gone back does not come back: an order is emptied so once.
create unique index unsent_refunds_done on unsent_refunds (user_id, order_id) where state = 'done';
