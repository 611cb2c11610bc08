import { sql } from 'kysely';
import type { Invariant } from '../../platform/invariants/Invariant.ts';

/** Ties texts to goods, to celebrities and to users. */
export const contentLinks: readonly Invariant[] = [
  {
    number: 86,
    title:
      'What a text names is a product of the shop, once each, and nobody who closed their account has voted on an answer',
    each: 'shop',
    query: sql`
      select version.text_id as id, named::text as detail
      from text_versions as version, unnest(version.product_ids) as named
      where not exists (select from products as product where product.id = named)
      union all
      select version.text_id, named::text from text_versions as version, unnest(version.product_ids) as named
      group by version.text_id, version.no, named having count(*) > 1
      union all
      select vote.text_id, vote.user_id::text from guide_votes as vote
      join users on users.id = vote.user_id and users.state = 'closed'`,
  },
];
