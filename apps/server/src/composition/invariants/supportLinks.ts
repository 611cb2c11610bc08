import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties threads to accounts, to what their messages are about, and to pictures. */
export const supportLinks: readonly Invariant[] = [
  {
    number: 89,
    title:
      'What a message is about is its user’s own or a product, its pictures are the user’s, private and kept, and nobody who closed their account has a thread',
    each: 'shop',
    query: sql`
      select thread.id, 'about ' || message.no as what from support_messages as message
      join support_threads as thread on thread.user_id = message.user_id
      where attached_id is not null and not case attached_kind
        when 'order' then exists (
          select from orders where orders.user_id = message.user_id and orders.id = attached_id)
        when 'afterSale' then exists (
          select from after_sales where after_sales.user_id = message.user_id and after_sales.id = attached_id)
        when 'product' then exists (select from products where products.id = attached_id)
        else false end
      union all
      select thread.id, 'picture ' || picture.message_no from support_pictures as picture
      join support_threads as thread on thread.user_id = picture.user_id
      join files as file on file.id = picture.file_id
      where file.owner_id is distinct from picture.user_id or file.visibility <> 'private' or file.expires_at is not null
      union all
      select thread.id, 'closed account' from support_threads as thread
      join users on users.id = thread.user_id and users.state = 'closed'`,
  },
];
