-- A refund that no gateway does waits for finance (stuck), who may also end it another way: into the balance, or by a transfer
-- of the bank that is proven by its number.
alter table payment_refunds
  -- Which way the money went, or goes.
  add column went text not null default 'gateway',
  -- The number of the bank's transfer.
  add column proof text,
  -- Since when the gateway refuses it for now, as for want of funds.
  add column refused_at timestamptz,
  -- Since when it waits for a person: stuck, or abnormal at the gateway.
  add column waits_since timestamptz,
  drop constraint payment_refunds_state_check,
  drop constraint payment_refunds_check1,
  drop constraint payment_refunds_check2;

-- Proven in 0089.
alter table payment_refunds
  add constraint payment_refunds_state_check
    check (state in ('requested', 'processing', 'stuck', 'succeeded', 'failed')) not valid,
  add constraint payment_refunds_went check (went in ('gateway', 'balance', 'bank')) not valid,
  add constraint payment_refunds_there
    check ((state = 'succeeded' and went = 'gateway') = (refund_id is not null)) not valid,
  add constraint payment_refunds_failure check ((state in ('failed', 'stuck')) = (failure is not null)) not valid,
  add constraint payment_refunds_other_way check (went = 'gateway' or state = 'succeeded') not valid,
  add constraint payment_refunds_proven check ((went = 'bank') = (proof is not null)) not valid,
  add constraint payment_refunds_waits check (case state
    when 'stuck' then waits_since is not null
    when 'processing' then true
    else waits_since is null end) not valid;

-- `expires_at` is what the gateway was told: until then it takes money. Since when nobody wants the payment any more is another moment.
alter table payments add column ended_at timestamptz;
