import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties celebrities to users and to goods. */
export const celebrityLinks: readonly Invariant[] = [
  {
    number: 76,
    title:
      'The prices of a pick are of SKUs of its product, and nobody who closed their account is shown or followed by one',
    each: 'shop',
    query: sql`
      select price.pick_id as id, price.sku_id::text as detail from celebrity_pick_prices as price
      join celebrity_picks as pick on pick.id = price.pick_id
      join skus as sku on sku.id = price.sku_id
      where sku.product_id <> pick.product_id
      union all
      select celebrity.id, 'closed' from celebrities as celebrity
      join users on users.id = celebrity.user_id and users.state = 'closed'
      where celebrity.state = 'shown'
      union all
      select follow.celebrity_id, follow.user_id::text from celebrity_follows as follow
      join users on users.id = follow.user_id and users.state = 'closed'`,
  },
];
