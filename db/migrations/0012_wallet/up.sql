-- What a user's balance consists of. The balance itself is an account of the ledger; lots say which part of it came from
-- which recharge, which part is bonus, and what may go back.

create table wallets (
  user_id uuid primary key references users (id),
  payment_password_hash text,
  payment_password_set_at timestamptz,
  wrong_tries smallint not null default 0 check (wrong_tries between 0 and 5),
  locked_until timestamptz,
  check ((payment_password_hash is null) = (payment_password_set_at is null))
);

create table recharges (
  user_id uuid not null references users (id),
  id uuid not null,
  amount_fen bigint not null check (amount_fen > 0),
  bonus_fen bigint not null check (bonus_fen >= 0),
  gateway text not null check (gateway in ('wechat', 'alipay')),
  state text not null check (state in ('unpaid', 'paid', 'closed', 'refunding', 'refunded')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- What was asked back: principal to the gateway, bonus that was left, and bonus that had been spent.
  refund_request_id uuid,
  refund_fen bigint check (refund_fen > 0),
  bonus_back_fen bigint check (bonus_back_fen >= 0),
  bonus_spent_fen bigint check (bonus_spent_fen >= 0),
  primary key (user_id, id),
  check ((state in ('paid', 'refunding', 'refunded')) = (paid_at is not null)),
  check ((state in ('refunding', 'refunded')) = (refund_fen is not null)),
  check (num_nulls(refund_request_id, refund_fen, bonus_back_fen, bonus_spent_fen) in (0, 4)),
  unique (user_id, refund_request_id)
);
create index recharges_paid on recharges (user_id, paid_at desc) where paid_at is not null;
create index recharges_expired on recharges (expires_at) where state = 'unpaid';

-- Spent in this order: bonus before principal, older before newer.
create table wallet_lots (
  user_id uuid not null references users (id),
  id uuid not null,
  kind text not null check (kind in ('bonus', 'principal')),
  -- What brought it: a recharge, a refund to the balance, a payout.
  source_kind text not null,
  source_id uuid not null,
  amount_fen bigint not null check (amount_fen > 0),
  left_fen bigint not null check (left_fen between 0 and amount_fen),
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, source_kind, source_id, kind)
);
create index wallet_lots_left on wallet_lots (user_id, kind, created_at, id) where left_fen > 0;

-- What was taken from a lot, and why; a negative amount gives it back.
create table wallet_lot_uses (
  user_id uuid not null,
  lot_id uuid not null,
  cause_kind text not null,
  cause_id uuid not null,
  amount_fen bigint not null check (amount_fen <> 0),
  used_at timestamptz not null,
  primary key (user_id, cause_kind, cause_id, lot_id),
  foreign key (user_id, lot_id) references wallet_lots (user_id, id)
);
create index wallet_lot_uses_lot on wallet_lot_uses (user_id, lot_id);
create trigger wallet_lot_uses_only_added before update or delete or truncate on wallet_lot_uses
  for each statement execute function refuse_change();

-- A code that sets the payment password.
alter table sms_codes drop constraint sms_codes_purpose_check;
alter table sms_codes add constraint sms_codes_purpose_check
  check (purpose in ('register', 'reset', 'bind', 'close', 'paymentPassword'));
