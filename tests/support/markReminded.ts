import { sql } from 'kysely';
import type { TestShop } from './startTestShop.ts';

/** The buyers of the copies that waited shortest have asked to have them sent. */
export async function markReminded(shop: TestShop, { last }: { readonly last: number }): Promise<void> {
  await shop.owner.writeAlone(sql`
    update orders set reminded_at = paid_at + interval '1 day'
    where (user_id, id) in (
      select user_id, id from orders where state = 'awaitingDispatch' and request_key like 'copy-%'
      order by paid_at desc, id desc limit ${last})`);
}
