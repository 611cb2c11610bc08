-- What staff write to each other about an order; buyers never see it.
create table order_notes (
  user_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  staff_id uuid not null references staff_members (id),
  text text not null check (length(text) between 1 and 500),
  at timestamptz not null,
  primary key (user_id, order_id, id),
  foreign key (user_id, order_id) references orders (user_id, id)
);
create trigger order_notes_only_added before update or delete or truncate on order_notes
  for each statement execute function refuse_change();

-- Orders that are not to be sent until someone has settled something: 地址待确认. What was held and let go again stands in the audit log.
create table order_holds (
  user_id uuid not null,
  order_id uuid not null,
  reason text not null check (length(reason) between 1 and 100),
  staff_id uuid not null references staff_members (id),
  at timestamptz not null,
  primary key (user_id, order_id),
  foreign key (user_id, order_id) references orders (user_id, id)
);
