import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listed } from '../../../platform/database/listed.ts';
import type { OrderKindName } from './OrderKindName.ts';

/** Of whoever has completed more orders, only the last ones count: looking through all orders of a reseller would take seconds. */
const LAST = 300;

/** Whether a user has received a product in a completed order of such a kind, and kept some of it. */
export async function hasReceived(
  db: Reader,
  { userId, productId, kinds }: { userId: string; productId: string; kinds: readonly OrderKindName[] },
): Promise<boolean> {
  const { rows } = await sql<{ received: boolean }>`
    select exists (
      select from (
        select id from orders
        where user_id = ${userId} and state = 'completed' and kind <> 'dropshipping' and kind = any(${listed(kinds, 'text')})
        order by id desc limit ${LAST}
      ) as done
      join order_lines as line on line.user_id = ${userId} and line.order_id = done.id
      where line.product_id = ${productId} and line.quantity > line.cancelled_quantity + line.returned_quantity
    ) as received`.execute(db);
  return rows[0]?.received ?? false;
}
