-- Who wants to be told when a coupon opens. A row is removed when that has been done.

create table coupon_reminders (
  user_id uuid not null references users (id),
  coupon_id uuid not null references coupons (id),
  -- When the coupon opens.
  due_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, coupon_id)
);
create index coupon_reminders_due on coupon_reminders (due_at, coupon_id);
