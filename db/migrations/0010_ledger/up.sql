-- Double entry. Transfers are only added; adding one moves the balances, in the database itself, so that no code can
-- write a transfer without its effect or an effect without its transfer.

create table ledger_accounts (
  -- Follows from owner and purpose, so that nobody has to look it up.
  id uuid primary key,
  -- Null: the house.
  owner_id uuid,
  purpose text not null check (purpose ~ '^[a-z][A-Za-z]{2,29}$'),
  currency text not null check (currency in ('CNY', 'INTEGRAL')),
  opened_at timestamptz not null,
  unique nulls not distinct (owner_id, purpose),
  check (id = md5(coalesce(owner_id::text, 'house') || ':' || purpose)::uuid)
);
create trigger ledger_accounts_only_added before update or delete or truncate on ledger_accounts
  for each statement execute function refuse_change();

-- A user's account has one row, stripe 0, which may not fall below what is held. A house account, which every payment
-- touches, has a row for each of 1024 stripes, and a connection keeps to its own: payments seldom wait for each other.
-- No foreign key to ledger_accounts: it would lock the one row of the house account for every transfer.
create table ledger_balances (
  account_id uuid not null,
  stripe smallint not null check (stripe between 0 and 1024),
  balance bigint not null,
  held bigint not null,
  -- Of the newest entry; entries of a user's account are strictly later than those before.
  last_at timestamptz not null,
  primary key (account_id, stripe),
  constraint ledger_balances_floor check (stripe > 0 or balance >= held),
  constraint ledger_balances_held check (held >= 0 and (stripe = 0 or held = 0))
) with (fillfactor = 50);

create table ledger_transfers (
  id uuid primary key,
  debit_account_id uuid not null,
  credit_account_id uuid not null,
  currency text not null check (currency in ('CNY', 'INTEGRAL')),
  amount bigint not null check (amount > 0),
  -- posted: at once. pending: holds the amount. post, void: what became of a pending one.
  phase text not null check (phase in ('posted', 'pending', 'post', 'void')),
  pending_id uuid,
  cause_kind text not null check (cause_kind ~ '^[a-z][A-Za-z]{2,39}$'),
  cause_id text not null check (length(cause_id) between 1 and 64),
  leg text not null check (leg ~ '^[a-z][A-Za-z0-9]{0,29}$'),
  -- What the owner reads: 微信支付，流水 4200…
  memo text not null check (length(memo) <= 200),
  at timestamptz not null,
  check (debit_account_id <> credit_account_id),
  check ((phase in ('post', 'void')) = (pending_id is not null)),
  constraint ledger_transfers_cause unique (cause_kind, cause_id, leg)
);
-- A hold ends once.
create unique index ledger_transfers_resolution on ledger_transfers (pending_id) where pending_id is not null;
create trigger ledger_transfers_only_added before update or delete or truncate on ledger_transfers
  for each statement execute function refuse_change();

-- One line of an account's statement.
create table ledger_entries (
  account_id uuid not null,
  at timestamptz not null,
  transfer_id uuid not null,
  kind text not null,
  amount bigint not null check (amount <> 0),
  -- Null for the house, whose balance is spread over stripes.
  balance_after bigint,
  primary key (account_id, at, transfer_id)
);
create index ledger_entries_kind on ledger_entries (account_id, kind, at, transfer_id) include (amount);
create trigger ledger_entries_only_added before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

-- Balances and entries are changed by ledger_apply alone.
create function ledger_refuse_by_hand() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% changes by transfers only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger ledger_balances_by_transfers before insert or update or delete or truncate on ledger_balances
  for each statement execute function ledger_refuse_by_hand();
create trigger ledger_entries_by_transfers before insert on ledger_entries
  for each statement execute function ledger_refuse_by_hand();

-- The transfers of one statement are linked: their net effect on each account must be allowed, or none happens.
create function ledger_apply() returns trigger language plpgsql as $$
declare
  touched record;
  account ledger_accounts;
  row_stripe smallint;
  new_balance bigint;
  new_last_at timestamptz;
begin
  if exists (select from added where pending_id is not null) then
    perform ledger_check_resolutions(array_agg(added.*::ledger_transfers)) from added;
  end if;

  -- In the order of account ids: two sets of transfers never wait for each other in a circle.
  for touched in
    select account_id, min(currency) as currency, min(currency) = max(currency) as is_one_currency,
      sum(moved) as moved, sum(held) as held, count(*) filter (where moved <> 0) as entries, max(at) as at
    from (
      select added.debit_account_id as account_id, added.currency, added.at,
        case when added.phase in ('posted', 'post') then -added.amount else 0 end as moved,
        case when added.phase = 'pending' then added.amount else -coalesce(pending.amount, 0) end as held
      from added left join ledger_transfers as pending on pending.id = added.pending_id
      union all
      select credit_account_id, currency, at, case when phase in ('posted', 'post') then amount else 0 end, 0 from added
    ) as sides
    group by account_id
    order by account_id
  loop
    select * into account from ledger_accounts where id = touched.account_id;
    if not found or not touched.is_one_currency or account.currency <> touched.currency then
      raise exception 'account % is unknown or of another currency', touched.account_id using errcode = 'JL001';
    end if;
    continue when touched.entries = 0 and touched.held = 0;
    row_stripe := case when account.owner_id is null then 1 + pg_backend_pid() % 1024 else 0 end;

    update ledger_balances
    set balance = balance + touched.moved, held = held + touched.held,
      last_at = greatest(touched.at, last_at + touched.entries * interval '1 microsecond')
    where account_id = account.id and stripe = row_stripe
    returning balance, last_at into new_balance, new_last_at;
    if not found then
      insert into ledger_balances as known (account_id, stripe, balance, held, last_at)
      values (account.id, row_stripe, touched.moved, touched.held, touched.at + touched.entries * interval '1 microsecond')
      on conflict (account_id, stripe) do update
      set balance = known.balance + excluded.balance, held = known.held + excluded.held,
        last_at = greatest(touched.at, known.last_at + touched.entries * interval '1 microsecond')
      returning balance, last_at into new_balance, new_last_at;
    end if;

    insert into ledger_entries (account_id, at, transfer_id, kind, amount, balance_after)
    select account.id, new_last_at - (touched.entries - row_number() over by_id) * interval '1 microsecond', id, cause_kind, moved,
      case when row_stripe = 0 then new_balance - touched.moved + sum(moved) over by_id end
    from (
      select id, cause_kind, case when debit_account_id = account.id then -amount else amount end as moved
      from added
      where account.id in (debit_account_id, credit_account_id) and phase in ('posted', 'post')
    ) as lines
    window by_id as (order by id);
  end loop;
  return null;
end $$;

-- A hold is posted, wholly or in part, or voided, between the accounts it was made for.
create function ledger_check_resolutions(resolutions ledger_transfers[]) returns void language plpgsql as $$
declare
  resolution ledger_transfers;
  pending ledger_transfers;
begin
  foreach resolution in array resolutions loop
    continue when resolution.pending_id is null;
    select * into pending from ledger_transfers where id = resolution.pending_id;
    if not found or pending.phase <> 'pending' or pending.amount < resolution.amount
      or pending.debit_account_id <> resolution.debit_account_id
      or pending.credit_account_id <> resolution.credit_account_id then
      raise exception 'transfer % does not fit a hold', resolution.id using errcode = 'JL002';
    end if;
  end loop;
end $$;

create trigger ledger_transfers_apply after insert on ledger_transfers
  referencing new table as added
  for each statement execute function ledger_apply();
