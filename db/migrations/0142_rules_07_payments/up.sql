-- The rules of a row of payments, as a domain (see 0142_rules_01_orders).
create type payments_ruled as (
  payable_kind text, out_trade_no text, title text, amount_fen bigint, state text, transaction_id text, paid_at timestamptz, closed_at timestamptz,
  is_surplus boolean, ask_at timestamptz, device text
);

create domain payments_rules as payments_ruled
  constraint payments_payable_kind_check check ((value).payable_kind ~ '^[a-z][A-Za-z]{2,29}$')
  constraint payments_out_trade_no_check check ((value).out_trade_no ~ '^[0-9A-Za-z]{6,32}$')
  constraint payments_title_check check (length((value).title) between 1 and 60)
  constraint payments_amount_fen_check check ((value).amount_fen > 0)
  constraint payments_state_check check ((value).state in ('created', 'awaiting', 'paid', 'closed'))
  constraint payments_paid check (((value).state = 'paid') = ((value).paid_at is not null))
  constraint payments_transaction check (((value).state = 'paid') = ((value).transaction_id is not null))
  constraint payments_closed check (((value).state = 'closed') = ((value).closed_at is not null))
  constraint payments_surplus check ((value).state = 'paid' or not (value).is_surplus)
  constraint payments_asked check ((value).state not in ('created', 'awaiting') or (value).ask_at is not null)
  constraint payments_asked_no_more check ((value).state <> 'paid' or (value).ask_at is null)
  constraint payments_device check ((value).device in ('computer', 'phone', 'wechat'));

alter table payments
  add constraint payments_rules check (
    row(
      payable_kind, out_trade_no, title, amount_fen, state, transaction_id, paid_at, closed_at, is_surplus, ask_at, device
    )::payments_rules is distinct from null
  ) not valid,
  drop constraint payments_payable_kind_check,
  drop constraint payments_out_trade_no_check,
  drop constraint payments_title_check,
  drop constraint payments_amount_fen_check,
  drop constraint payments_state_check,
  drop constraint payments_check,
  drop constraint payments_check1,
  drop constraint payments_check2,
  drop constraint payments_check3,
  drop constraint payments_check4,
  drop constraint payments_check5,
  drop constraint payments_device;
