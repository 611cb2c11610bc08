-- The gateways' own accounts of the shop's money, a day each: what they took as fees and what they gave to the bank is booked from here.
create table gateway_bills (
  gateway outside_gateway not null,
  day business_day not null,
  -- Null: not booked yet, and since when that fails.
  booked_at timestamptz,
  failed_since timestamptz,
  failure text,
  -- The last day on which the failure was told.
  told_on business_day,
  lines integer not null default 0 check (lines >= 0),
  -- What lay in the account when the day began and when it ended, by the bill itself. Null: nothing moved, and the bill does not say.
  opening_fen signed_fen,
  closing_fen signed_fen,
  captured_fen fen not null default 0,
  refunded_fen fen not null default 0,
  fees_fen fen not null default 0,
  fees_back_fen fen not null default 0,
  settled_fen fen not null default 0,
  topped_up_fen fen not null default 0,
  -- Of kinds that nobody knows: not booked.
  other_fen signed_fen not null default 0,
  -- In what it does not agree with the bill before it, or with the day's statement. Told, not corrected.
  differences text[] not null default '{}',
  primary key (gateway, day),
  check ((failed_since is null) = (failure is null)),
  check (booked_at is null or failed_since is null),
  check ((opening_fen is null) = (closing_fen is null))
);

-- What failed and nobody took back was a dead end until now; a recharge gives the user the money back itself.
update payment_refunds as refund set state = 'stuck', waits_since = finished_at, finished_at = null
where state = 'failed' and cause_kind <> 'recharge'
  and not exists (
    select from payment_refunds as other
    where other.cause_kind = refund.cause_kind and other.cause_id = refund.cause_id
      and (other.state <> 'failed' or other.id > refund.id));

-- The rules of 0086.
alter table payment_refunds
  validate constraint payment_refunds_state_check,
  validate constraint payment_refunds_went,
  validate constraint payment_refunds_there,
  validate constraint payment_refunds_failure,
  validate constraint payment_refunds_other_way,
  validate constraint payment_refunds_proven,
  validate constraint payment_refunds_waits;
