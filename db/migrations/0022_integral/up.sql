-- Integral itself moves in the ledger. Here stands what someone owes: earned for goods that went back, and spent in the meantime.

create table integral_debts (
  user_id uuid not null references users (id),
  id uuid not null,
  -- What took it back: an after-sale.
  cause_kind text not null check (cause_kind ~ '^[a-z][A-Za-z]{2,39}$'),
  cause_id uuid not null,
  amount bigint not null check (amount > 0),
  -- What is still owed; later earnings pay it first.
  left_amount bigint not null check (left_amount between 0 and amount),
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, cause_kind, cause_id)
);
create index integral_debts_open on integral_debts (user_id, created_at, id) where left_amount > 0;
