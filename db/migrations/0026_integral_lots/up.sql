-- Which part of a user's integral came when, and when it ends; and the days on which they checked in.

create table integral_lots (
  user_id uuid not null references users (id),
  id uuid not null,
  cause_kind text not null check (cause_kind ~ '^[a-z][A-Za-z]{2,39}$'),
  cause_id text not null check (length(cause_id) between 1 and 64),
  amount bigint not null check (amount > 0),
  -- Neither spent, nor set aside for an order, nor over.
  left_amount bigint not null check (left_amount between 0 and amount),
  -- The part of it that a VIP gets on top.
  vip_extra bigint not null default 0 check (vip_extra between 0 and amount),
  earned_at timestamptz not null,
  -- The end of the next calendar year, in Shanghai.
  expires_at timestamptz not null check (expires_at > earned_at),
  primary key (user_id, id),
  -- What comes back after a refund may come in parts that end at different times.
  unique (user_id, cause_kind, cause_id, expires_at)
);
-- Oldest end first.
create index integral_lots_left on integral_lots (user_id, expires_at, earned_at, id) where left_amount > 0;
create index integral_lots_over on integral_lots (expires_at) where left_amount > 0;

-- What was taken from a lot, and why; a negative amount gives it back.
create table integral_lot_uses (
  user_id uuid not null,
  lot_id uuid not null,
  cause_kind text not null check (cause_kind ~ '^[a-z][A-Za-z]{2,39}$'),
  cause_id text not null check (length(cause_id) between 1 and 64),
  amount bigint not null check (amount <> 0),
  used_at timestamptz not null,
  primary key (user_id, cause_kind, cause_id, lot_id),
  foreign key (user_id, lot_id) references integral_lots (user_id, id)
);
create index integral_lot_uses_lot on integral_lot_uses (user_id, lot_id);
create trigger integral_lot_uses_only_added before update or delete or truncate on integral_lot_uses
  for each statement execute function refuse_change();

-- What users have already: one lot each, good as if it had been earned today.
insert into integral_lots (user_id, id, cause_kind, cause_id, amount, left_amount, earned_at, expires_at)
select account.owner_id, uuidv7(), 'carriedOver', account.owner_id::text, balance.balance, balance.balance - balance.held, now(),
  make_timestamptz(extract(year from now() at time zone 'Asia/Shanghai')::int + 2, 1, 1, 0, 0, 0, 'Asia/Shanghai')
from ledger_accounts as account
join ledger_balances as balance on balance.account_id = account.id
where account.purpose = 'integral' and balance.balance > 0;
insert into integral_lot_uses (user_id, lot_id, cause_kind, cause_id, amount, used_at)
select lot.user_id, lot.id, hold.cause_kind, hold.cause_id, hold.amount, hold.at
from integral_lots as lot
join ledger_accounts as account on account.owner_id = lot.user_id and account.purpose = 'integral'
join ledger_transfers as hold on hold.debit_account_id = account.id and hold.phase = 'pending'
where not exists (select from ledger_transfers as ended where ended.pending_id = hold.id);

create table check_ins (
  user_id uuid not null references users (id),
  -- Of Shanghai.
  day date not null,
  -- Days in a row up to this one.
  streak integer not null check (streak > 0),
  integral integer not null check (integral > 0),
  checked_at timestamptz not null check ((checked_at at time zone 'Asia/Shanghai')::date = day),
  primary key (user_id, day)
);
create trigger check_ins_only_added before update or delete or truncate on check_ins
  for each statement execute function refuse_change();
