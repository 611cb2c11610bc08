import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const supportInvariants: readonly Invariant[] = [
  {
    number: 88,
    title:
      'The messages of a thread are numbered without a gap in the order of time; its last number, unread answers, state and waiting follow them',
    each: 'shop',
    query: sql`
      select thread.id, 'numbers' as what from support_threads as thread
      left join (
        select user_id, min(no) as first, max(no) as last, count(*) as count, max(sent_at) as at
        from support_messages group by user_id
      ) as messages on messages.user_id = thread.user_id
      where (messages.last, messages.at, messages.count)
        is distinct from (thread.last_no, thread.last_at, messages.last - messages.first + 1)
      union all
      select thread.id, 'time goes back' from (
        select user_id, sent_at, lag(sent_at) over (partition by user_id order by no) as before from support_messages
      ) as message join support_threads as thread on thread.user_id = message.user_id
      where message.sent_at < message.before
      union all
      select thread.id, 'unread' from support_threads as thread
      where unread_count <> (
        select count(*) from support_messages as message
        where message.user_id = thread.user_id and no > thread.read_no and by_kind = 'staff')
      union all
      select thread.id, 'state' from support_threads as thread
      join support_messages as last on last.user_id = thread.user_id and last.no = thread.last_no
      where thread.state <> 'closed' and last.by_kind <> case thread.state when 'waiting' then 'user' else 'staff' end
      union all
      select thread.id, 'waiting since' from support_threads as thread
      where state = 'waiting' and not exists (
        select from support_messages as message
        where message.user_id = thread.user_id and message.by_kind = 'user' and message.sent_at = thread.waiting_since
          and message.no > coalesce((
            select max(no) from support_messages as answer
            where answer.user_id = thread.user_id and answer.by_kind = 'staff'), 0))
      union all
      select thread.id, 'says nothing' from support_messages as message
      join support_threads as thread on thread.user_id = message.user_id
      where text = '' and not exists (
        select from support_pictures as picture
        where picture.user_id = message.user_id and picture.message_no = message.no)`,
  },
];
