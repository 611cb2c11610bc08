-- Tries to pay, what the gateways said of them, money going back, and the daily comparison with the gateways' statements.

create table payments (
  user_id uuid not null references users (id),
  id uuid not null unique,
  payable_kind text not null check (payable_kind ~ '^[a-z][A-Za-z]{2,29}$'),
  payable_id uuid not null,
  gateway text not null check (gateway in ('wechat', 'alipay', 'balance')),
  -- Our number at the gateway.
  out_trade_no text not null unique check (out_trade_no ~ '^[0-9A-Za-z]{6,32}$'),
  title text not null check (length(title) between 1 and 60),
  amount_fen bigint not null check (amount_fen > 0),
  -- created: the gateway may or may not know it. awaiting: it does, or the payer was led to it. closed: given up. paid: for ever.
  state text not null check (state in ('created', 'awaiting', 'paid', 'closed')),
  code_url text,
  transaction_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  -- Paid, but the payable no longer wanted it.
  is_surplus boolean not null default false,
  -- When the gateway is asked next; while a worker asks, until when nobody else does.
  ask_at timestamptz,
  asked_times integer not null default 0,
  primary key (user_id, id),
  unique (gateway, transaction_id),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'paid') = (transaction_id is not null)),
  check ((state = 'closed') = (closed_at is not null)),
  check (state = 'paid' or not is_surplus),
  -- Whatever can still change is asked about; a closed one while its cashier page could still be opened.
  check (state not in ('created', 'awaiting') or ask_at is not null),
  check (state <> 'paid' or ask_at is null)
);
create index payments_ask on payments (gateway, ask_at) where ask_at is not null;
create index payments_payable on payments (payable_kind, payable_id);
-- A payable is paid for once; what comes on top is surplus.
create unique index payments_one_counts on payments (payable_kind, payable_id) where state = 'paid' and not is_surplus;
create index payments_paid_at on payments (gateway, paid_at) where state = 'paid';

-- Every verified callback, once.
create table payment_notifications (
  gateway text not null check (gateway in ('wechat', 'alipay')),
  notification_id text not null check (length(notification_id) between 1 and 128),
  kind text not null check (kind in ('capture', 'refund', 'other')),
  -- out_trade_no or out_refund_no; null when it concerns none of ours.
  number text,
  -- applied: it changed something. known: it was so already. refused: it contradicts our own record.
  outcome text not null check (outcome in ('applied', 'known', 'refused')),
  received_at timestamptz not null,
  primary key (gateway, notification_id)
);
create index payment_notifications_number on payment_notifications (number) where number is not null;
create trigger payment_notifications_only_added before update or delete or truncate on payment_notifications
  for each statement execute function refuse_change();

-- Money on its way back to where it came from.
create table payment_refunds (
  user_id uuid not null,
  id uuid not null unique,
  payment_id uuid not null,
  -- Why: a payment that nobody wanted (surplus), a recharge taken back, an after-sale.
  cause_kind text not null check (cause_kind ~ '^[a-z][A-Za-z]{2,29}$'),
  cause_id uuid not null,
  out_refund_no text not null unique check (out_refund_no ~ '^[0-9A-Za-z]{6,64}$'),
  amount_fen bigint not null check (amount_fen > 0),
  reason text not null check (length(reason) between 1 and 60),
  -- requested: to be sent, or sent without an answer. processing: the gateway has it. succeeded, failed: for ever.
  state text not null check (state in ('requested', 'processing', 'succeeded', 'failed')),
  refund_id text,
  failure text,
  requested_at timestamptz not null,
  finished_at timestamptz,
  ask_at timestamptz,
  asked_times integer not null default 0,
  primary key (user_id, id),
  foreign key (user_id, payment_id) references payments (user_id, id),
  check ((state in ('succeeded', 'failed')) = (finished_at is not null)),
  check ((state = 'succeeded') = (refund_id is not null)),
  check ((state = 'failed') = (failure is not null)),
  check ((state in ('requested', 'processing')) = (ask_at is not null))
);
-- A cause asks once; what failed may be asked for again.
create unique index payment_refunds_one_cause on payment_refunds (cause_kind, cause_id) where state <> 'failed';
create index payment_refunds_ask on payment_refunds (ask_at) where ask_at is not null;
create index payment_refunds_payment on payment_refunds (user_id, payment_id);
create index payment_refunds_finished on payment_refunds (finished_at) where state = 'succeeded';

-- One row for each day and gateway that was compared.
create table reconciliations (
  gateway text not null check (gateway in ('wechat', 'alipay')),
  day date not null,
  captures integer not null check (captures >= 0),
  captured_fen bigint not null check (captured_fen >= 0),
  refunds integer not null check (refunds >= 0),
  refunded_fen bigint not null check (refunded_fen >= 0),
  compared_at timestamptz not null,
  primary key (gateway, day)
);

-- The numbers in a statement, kept for a while: what we count to one day may stand in the statement of the next.
create table reconciliation_lines (
  gateway text not null,
  day date not null,
  kind text not null check (kind in ('capture', 'refund')),
  number text not null,
  primary key (gateway, day, kind, number),
  foreign key (gateway, day) references reconciliations (gateway, day)
);

create table reconciliation_differences (
  gateway text not null,
  day date not null,
  -- capture or refund, by its number.
  kind text not null check (kind in ('capture', 'refund')),
  number text not null,
  -- onlyThere: the gateway has it, we do not. onlyHere: the other way round. amount: both, but not the same.
  difference text not null check (difference in ('onlyThere', 'onlyHere', 'amount')),
  theirs_fen bigint,
  ours_fen bigint,
  -- resolved: a later comparison, or an answer of the gateway, put it right.
  state text not null check (state in ('open', 'resolved')),
  found_at timestamptz not null,
  resolved_at timestamptz,
  primary key (gateway, day, kind, number),
  foreign key (gateway, day) references reconciliations (gateway, day),
  check ((state = 'resolved') = (resolved_at is not null))
);
create index reconciliation_differences_open on reconciliation_differences (found_at) where state = 'open';
