-- A refund that no gateway does waits for finance (stuck), who may also end it another way: into the balance, or by a transfer
-- of the bank that is proven by its number.
create domain refund_way as text;

alter table payment_refunds
  -- Which way the money went, or goes.
  add column went refund_way not null default 'gateway',
  -- The number of the bank's transfer.
  add column proof text,
  -- Since when the gateway refuses it for now, as for want of funds.
  add column refused_at timestamptz,
  -- Since when it waits for a person: stuck, or abnormal at the gateway.
  add column waits_since timestamptz,
  drop constraint payment_refunds_state_check,
  drop constraint payment_refunds_check1,
  drop constraint payment_refunds_check2;

alter domain refund_way add constraint refund_way_known check (value in ('gateway', 'balance', 'bank')) not valid;

alter table payment_refunds
  add constraint payment_refunds_state_check
    check (state in ('requested', 'processing', 'stuck', 'succeeded', 'failed')) not valid,
  add constraint payment_refunds_there
    check ((state = 'succeeded' and went = 'gateway') = (refund_id is not null)) not valid,
  add constraint payment_refunds_failure check ((state in ('failed', 'stuck')) = (failure is not null)) not valid,
  add constraint payment_refunds_other_way check (went = 'gateway' or state = 'succeeded') not valid,
  add constraint payment_refunds_proven check ((went = 'bank') = (proof is not null)) not valid,
  add constraint payment_refunds_waits check (case state
    when 'stuck' then waits_since is not null
    when 'processing' then true
    else waits_since is null end) not valid;

-- What failed and nobody took back was a dead end until now; a recharge gives the user the money back itself.
update payment_refunds as refund set state = 'stuck', waits_since = finished_at, finished_at = null
where state = 'failed' and cause_kind <> 'recharge'
  and not exists (
    select from payment_refunds as other
    where other.cause_kind = refund.cause_kind and other.cause_id = refund.cause_id
      and (other.state <> 'failed' or other.id > refund.id));

alter table payment_refunds
  validate constraint payment_refunds_state_check,
  validate constraint payment_refunds_there,
  validate constraint payment_refunds_failure,
  validate constraint payment_refunds_other_way,
  validate constraint payment_refunds_proven,
  validate constraint payment_refunds_waits;

create index payment_refunds_wait on payment_refunds (waits_since, id) where waits_since is not null;
