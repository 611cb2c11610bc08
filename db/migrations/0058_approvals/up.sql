-- What one person asks for and another has to approve before it happens.

create domain approval_state as text constraint approval_state_known
  check (value in ('waiting', 'executed', 'refused', 'lapsed', 'changed'));

create sequence approval_numbers;

create table approvals (
  id uuid primary key,
  -- AP, the day in Shanghai, and a running number.
  no text not null unique check (no ~ '^AP[0-9]{13}$'),
  -- What is to be done, as the code knows it, and with what. No foreign key: each kind has a table of its own.
  kind kind_name not null,
  subject_id uuid not null,
  amount_fen fen not null check (amount_fen > 0),
  -- All that it will do, as the text that was hashed. It is compared before it is done, and never read for doing it.
  does text not null check (length(does) between 2 and 1000000),
  does_hash bytea not null check (length(does_hash) = 32),
  by_kind by_kind not null,
  -- The member of staff who asked.
  requested_by uuid references staff_members (id),
  reason text not null check (length(reason) between 1 and 200),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  state approval_state not null default 'waiting',
  -- Who approved or refused; null when nobody did.
  decided_by uuid references staff_members (id),
  refusal text check (length(refusal) between 1 and 200),
  ended_at timestamptz,
  constraint approvals_asked check ((by_kind = 'staff') = (requested_by is not null)),
  constraint approvals_lifetime check (expires_at = requested_at + interval '24 hours'),
  constraint approvals_ended check ((state = 'waiting') = (ended_at is null)),
  constraint approvals_decided check (case
    when state in ('executed', 'refused') then decided_by is not null
    when state in ('waiting', 'lapsed') then decided_by is null
    else true end),
  constraint approvals_refusal check ((state = 'refused') = (refusal is not null)),
  constraint approvals_second_person check (state <> 'executed' or decided_by is distinct from requested_by),
  constraint approvals_in_time check (state <> 'executed' or ended_at < expires_at)
);
-- One thing is asked for once at a time, and executed once for ever.
create unique index approvals_one_waiting on approvals (kind, subject_id) where state = 'waiting';
create unique index approvals_one_executed on approvals (kind, subject_id) where state = 'executed';
create index approvals_by_expiry on approvals (expires_at, id) where state = 'waiting';
create index approvals_by_end on approvals (ended_at desc, id desc) where ended_at is not null;
create index approvals_by_asker on approvals (requested_by, requested_at desc, id desc) where requested_by is not null;

-- What was asked for stays what it was, and what has ended stays ended.
create function approvals_keep() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.state <> 'waiting'
    or (new.id, new.no, new.kind, new.subject_id, new.amount_fen, new.does, new.does_hash, new.by_kind, new.requested_by,
        new.reason, new.requested_at, new.expires_at)
      is distinct from (old.id, old.no, old.kind, old.subject_id, old.amount_fen, old.does, old.does_hash, old.by_kind,
        old.requested_by, old.reason, old.requested_at, old.expires_at) then
    raise exception 'an approval only ends' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger approvals_only_end before update or delete on approvals for each row execute function approvals_keep();
create trigger approvals_not_truncated before truncate on approvals for each statement execute function refuse_change();
