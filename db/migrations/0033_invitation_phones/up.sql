-- One reward for a phone number, for ever, also when its account was closed and another one made; and a reward that a refund took back.

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
  phone_hash bytea primary key check (length(phone_hash) = 32),
  left_at timestamptz not null
);
create trigger former_phones_only_added before update or delete or truncate on former_phones
  for each statement execute function refuse_change();

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
