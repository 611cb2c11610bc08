-- What an account still had when it was closed, on its way to whoever left.
create table closing_payouts (
  user_id uuid not null references users (id),
  id uuid not null unique,
  -- gateway: back by the recharge's own payment. bank: finance pays it.
  way text not null check (way in ('gateway', 'bank')),
  recharge_id uuid,
  state text not null check (state in ('sent', 'waiting', 'asked', 'approved', 'done')),
  amount_fen fen not null check (amount_fen > 0),
  closed_at timestamptz not null,
  ended_at timestamptz,
  -- The number of the bank's transfer. Of a refund that finance settled it stands with the refund.
  proof text,
  primary key (user_id, id),
  foreign key (user_id, recharge_id) references recharges (user_id, id),
  constraint closing_payouts_way check ((way = 'gateway') = (recharge_id is not null)),
  constraint closing_payouts_state check (state = 'done' or (way = 'gateway') = (state = 'sent')),
  constraint closing_payouts_ended check ((state = 'done') = (ended_at is not null)),
  constraint closing_payouts_proven check ((way = 'bank' and state = 'done') = (proof is not null))
);
-- A recharge goes back once, and finance pays an account once, by a transfer of its own.
create unique index closing_payouts_recharge on closing_payouts (user_id, recharge_id) where way = 'gateway';
create unique index closing_payouts_bank on closing_payouts (user_id) where way = 'bank';
create unique index closing_payouts_proof on closing_payouts (proof) where proof is not null;
create index closing_payouts_open on closing_payouts (closed_at, id) where state <> 'done';

-- Where finance pays it, until the last of it is paid.
create table closing_accounts (
  user_id uuid primary key references users (id),
  -- Holder, bank and number.
  sealed_account bytea not null,
  -- The last digits of the number, for lists.
  tail text not null check (tail ~ '^[0-9]{4}$'),
  given_at timestamptz not null
);
