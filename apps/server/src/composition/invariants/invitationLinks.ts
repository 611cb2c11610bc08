import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties invitations to the draws that were given for them, and to the first order. */
export const invitationLinks: readonly Invariant[] = [
  {
    number: 40,
    title: 'A user has at most one inviter, never themself, no cycle, one reward per invited user',
    each: 'shop',
    query: sql`
      with recursive reached as (
        select distinct inviter.id from users as invited join users as inviter on inviter.id = invited.inviter_id
        where inviter.inviter_id is null
        union all
        select invited.id from users as invited join reached on reached.id = invited.inviter_id
      ), given as (
        select given.user_id, cause_kind, cause_id, grant_id is not null as is_taken_back from draw_grants as given
        left join draw_takebacks as taken on taken.user_id = given.user_id and grant_id = given.id
        where cause_kind in ('inviter', 'invited')
      )
      select id as user_id, 'self' as what from users where inviter_id = id
      union all
      -- Whoever is not below someone without an inviter is in a circle, or below one.
      select id, 'cycle' from users where inviter_id is not null and not exists (select from reached where reached.id = users.id)
      union all
      select coalesce(users.id, invited_id), 'inviter' from users full join invitations on invited_id = users.id
      where users.inviter_id is distinct from invitations.inviter_id
      union all
      -- An inviter who had left got nothing; all others got one each, and nobody else got any.
      select invited_id, 'reward' from invitations join users as inviter on inviter.id = invitations.inviter_id
      where invitations.state in ('rewarded', 'revoked') and (
        not exists (
          select from given where user_id = invited_id and cause_kind = 'invited' and cause_id = invited_id)
        or inviter.state = 'active' and not exists (
          select from given where user_id = invitations.inviter_id and cause_kind = 'inviter' and cause_id = invited_id))
      union all
      select given.user_id, 'unearned' from given
      left join invitations on invited_id = cause_id and invitations.state in ('rewarded', 'revoked')
        and given.user_id = case cause_kind when 'invited' then invited_id else inviter_id end
      where invited_id is null
      union all
      select cause_id, 'twice' from given group by cause_kind, cause_id having count(*) > 1
      union all
      -- Taken back from both, when nothing of the first order stays, and only then.
      select distinct invited_id, 'takenBack' from invitations join given on cause_id = invited_id
      where is_taken_back <> (state = 'revoked')
      union all
      select invited_id, 'refunded' from invitations
      where state in ('rewarded', 'revoked') and (state = 'revoked') <> not exists (
        select from order_lines as line where line.user_id = invited_id and line.order_id = invitations.order_id
          and cancelled_quantity + returned_quantity < quantity)
      union all
      select min(invited_id::text)::uuid, 'phone' from invitations
      where state in ('rewarded', 'revoked') and phone_hash is not null group by phone_hash having count(*) > 1`,
  },
];
