-- Accounts that staff have shut: nobody signs in to them. Money and orders stay as they are.
create table user_bans (
  user_id uuid not null references users (id),
  id uuid not null unique,
  reason text not null check (length(reason) between 1 and 100),
  banned_at timestamptz not null,
  banned_by uuid not null references staff_members (id),
  lift_reason text check (length(lift_reason) between 1 and 100),
  lifted_at timestamptz,
  lifted_by uuid references staff_members (id),
  primary key (user_id, id),
  constraint user_bans_lifted check (num_nulls(lift_reason, lifted_at, lifted_by) in (0, 3))
);
create unique index user_bans_one on user_bans (user_id) where lifted_at is null;
