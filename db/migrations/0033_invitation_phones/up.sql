-- One reward for a phone number, for ever, also when its account was closed and another one made; and a reward that a refund took back.
-- What a closed account owed is owed by the next one with its number.

alter table invitations
  -- HMAC-SHA256 of the number that registered; kept when the account is closed, if it was rewarded. None: registered before this.
  add column phone_hash bytea check (length(phone_hash) = 32),
  add column revoked_at timestamptz,
  drop constraint invitations_state_check,
  drop constraint invitations_refusal_check,
  -- registered → rewarded or refused, at the first completed order; rewarded → revoked, when all of it is refunded.
  add constraint invitations_state_check check (state in ('registered', 'rewarded', 'refused', 'revoked')),
  add constraint invitations_refusal_check check (refusal in ('sameBrowser', 'sameDevice', 'sameAddress', 'samePhone')),
  add constraint invitations_revoked check ((state = 'revoked') = (revoked_at is not null));
create unique index invitations_rewarded_phone on invitations (phone_hash) where state in ('rewarded', 'revoked');

-- Numbers that an account had and has no more: whoever registers with one is not new.
create table former_phones (
  phone_hash bytea not null check (length(phone_hash) = 32),
  user_id uuid not null references users (id),
  left_at timestamptz not null,
  primary key (phone_hash, user_id)
);
create trigger former_phones_only_added before update or delete or truncate on former_phones
  for each statement execute function refuse_change();

-- Draws that a closed account owed, and who owes them now: one account, however many numbers the closed one had.
create table draw_carried (
  former_id uuid primary key references draw_players (user_id),
  user_id uuid not null references draw_players (user_id) check (user_id <> former_id),
  id uuid not null,
  draws integer not null check (draws > 0),
  carried_at timestamptz not null
);
create index draw_carried_of_user on draw_carried (user_id);
create trigger draw_carried_only_added before update or delete or truncate on draw_carried
  for each statement execute function refuse_change();
-- The same for integral: here the closed account is the cause.
create unique index integral_debts_carried on integral_debts (cause_id) where cause_kind = 'formerAccount';

-- What was refunded by now.
update invitations set state = 'revoked', revoked_at = now()
where state = 'rewarded' and not exists (
  select from order_lines as line where line.user_id = invited_id and line.order_id = invitations.order_id
    and cancelled_quantity + returned_quantity < quantity);
insert into draw_takebacks (user_id, grant_id, id, taken_at)
select given.user_id, given.id, gen_random_uuid(), now() from draw_grants as given
join invitations on invited_id = cause_id
where cause_kind in ('inviter', 'invited') and state = 'revoked';
-- 0032 has reckoned with what was taken back for orders.
update draw_players as player set granted = granted - least(taken, granted - used), owed = owed + taken - least(taken, granted - used)
from (
  select taken.user_id, count(*)::int as taken from draw_takebacks as taken
  join draw_grants as given on given.user_id = taken.user_id and given.id = grant_id
  where cause_kind in ('inviter', 'invited') group by taken.user_id
) as takebacks
where takebacks.user_id = player.user_id;
