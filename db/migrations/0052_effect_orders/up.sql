-- Lines of orders that are credited to a promoter, and what became of their commission.

-- One row for everyone who has earned commission. Its lock is taken before their account `commission` is touched.
create table effect_promoters (
  user_id uuid primary key references users (id),
  since timestamptz not null
);

create domain effect_state as text check (value in ('pending', 'settling', 'payable', 'paidOut', 'void'));

create table effect_orders (
  -- The promoter.
  user_id uuid not null references effect_promoters (user_id),
  id uuid not null,
  -- The line that was bought.
  buyer_id uuid not null,
  order_id uuid not null,
  line_id uuid not null,
  product_id uuid not null,
  -- As they were then.
  title text not null,
  picture jsonb not null,
  quantity pieces not null check (quantity > 0),
  -- Where the link was put; `pick` for a line that was bought as a celebrity's pick.
  place text check (length(place) between 1 and 16),
  state effect_state not null,
  -- What was paid for the line without shipping, and what went back of it.
  paid_fen fen not null,
  refunded_fen fen not null default 0,
  -- Frozen at payment.
  rate_bp basis_points not null,
  -- As it was at payment, and as it is after refunds.
  first_commission_fen fen not null check (first_commission_fen > 0),
  commission_fen fen not null,
  paid_at timestamptz not null,
  completed_at timestamptz,
  -- When it becomes payable; an open after-sale puts off `due_at`, when it is looked at again.
  release_at timestamptz,
  due_at timestamptz,
  settled_at timestamptz,
  -- Paid out, or part of a payout that waits for a second person.
  payout_id uuid,
  paid_out_fen fen,
  paid_out_at timestamptz,
  voided_at timestamptz,
  primary key (user_id, id),
  -- A line has one at most.
  constraint effect_orders_line unique (buyer_id, order_id, line_id),
  constraint effect_orders_other check (user_id <> buyer_id),
  constraint effect_orders_refunded check (refunded_fen <= paid_fen),
  -- Half up, once.
  constraint effect_orders_commission check (commission_fen = (rate_bp::int8 * (paid_fen - refunded_fen) * 2 + 10000) / 20000),
  constraint effect_orders_void check ((state = 'void') = (voided_at is not null) and (state = 'void') = (commission_fen = 0)),
  constraint effect_orders_times check (
    (state not in ('settling', 'payable', 'paidOut') or release_at is not null)
    and (state not in ('payable', 'paidOut') or settled_at is not null)
    and (state <> 'paidOut' or paid_out_at is not null)
    and num_nulls(paid_out_fen, paid_out_at) in (0, 2) and (paid_out_at is null or payout_id is not null))
) with (fillfactor = 70);
-- The list of a promoter, newest first, of all states or one.
create index effect_orders_paid on effect_orders (user_id, paid_at desc, id desc) include (state, commission_fen);
create index effect_orders_by_state on effect_orders (user_id, state, paid_at desc, id desc) include (commission_fen);
create index effect_orders_due on effect_orders (due_at) where state = 'settling';
create index effect_orders_of_payout on effect_orders (user_id, payout_id) where payout_id is not null;

-- A refund that lowered a commission. What was paid out by then is owed, and taken from later payouts.
create table effect_refunds (
  user_id uuid not null,
  id uuid not null,
  effect_order_id uuid not null,
  after_sale_id uuid not null,
  refunded_fen fen not null check (refunded_fen > 0),
  lowered_fen fen not null,
  owed_fen fen not null,
  left_fen fen not null,
  at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, effect_order_id) references effect_orders (user_id, id),
  constraint effect_refunds_once unique (user_id, effect_order_id, after_sale_id),
  constraint effect_refunds_owed check (owed_fen in (0, lowered_fen) and left_fen <= owed_fen)
);
create index effect_refunds_owing on effect_refunds (user_id, at, id) where left_fen > 0;

-- Lines that would have been credited to someone who seems to be the buyer: for staff.
create table effect_refusals (
  user_id uuid not null,
  order_id uuid not null,
  line_id uuid not null,
  promoter_id uuid not null,
  -- sameUser, sameBrowser, sameDevice, sameAddress, samePhone, closedAccount: the code knows them.
  reason kind_name not null,
  at timestamptz not null,
  primary key (user_id, order_id, line_id)
);
create index effect_refusals_newest on effect_refusals (at desc, line_id);
create index effect_refusals_of_promoter on effect_refusals (promoter_id, at desc);
