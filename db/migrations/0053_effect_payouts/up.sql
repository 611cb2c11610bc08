-- Commission that became balance.

create sequence effect_payout_numbers;

create domain payout_state as text check (value in ('waiting', 'done', 'refused', 'lapsed', 'changed'));

create table effect_payouts (
  user_id uuid not null references effect_promoters (user_id),
  id uuid not null unique,
  -- DF, the day, five digits.
  no text not null unique check (no ~ '^DF[0-9]{13}$'),
  state payout_state not null,
  -- Commission of its effect orders, what was owed and taken from it, and what went to the balance.
  commission_fen fen not null,
  taken_fen fen not null,
  amount_fen fen not null check (amount_fen > 0),
  -- How many effect orders, and when the first and the last of them became payable.
  effects pieces not null check (effects > 0),
  settled_from timestamptz not null,
  settled_to timestamptz not null,
  requested_at timestamptz not null,
  -- Until when a second person may decide; null: it needed none.
  lapses_at timestamptz,
  ended_at timestamptz,
  refusal text,
  primary key (user_id, id),
  constraint effect_payouts_sum check (amount_fen = commission_fen - taken_fen),
  constraint effect_payouts_ended check ((state = 'waiting') = (ended_at is null)),
  constraint effect_payouts_waited check (state = 'done' or lapses_at is not null)
);
create index effect_payouts_newest on effect_payouts (user_id, requested_at desc, id desc);
-- One at a time waits for a second person.
create unique index effect_payouts_waiting on effect_payouts (user_id) where state = 'waiting';
-- How much went out on a day.
create index effect_payouts_done on effect_payouts (user_id, ended_at) include (amount_fen) where state = 'done';

alter table effect_orders add foreign key (user_id, payout_id) references effect_payouts (user_id, id);

-- What a payout took of what was owed.
create table effect_takings (
  user_id uuid not null,
  payout_id uuid not null,
  refund_id uuid not null,
  amount_fen fen not null check (amount_fen > 0),
  primary key (user_id, payout_id, refund_id),
  foreign key (user_id, payout_id) references effect_payouts (user_id, id),
  foreign key (user_id, refund_id) references effect_refunds (user_id, id)
);
create index effect_takings_of_refund on effect_takings (user_id, refund_id);
create trigger effect_takings_only_added before update or delete or truncate on effect_takings
  for each statement execute function refuse_change();
