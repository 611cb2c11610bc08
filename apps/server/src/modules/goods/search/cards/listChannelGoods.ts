import { searchedChannels } from '@jiwu/pricing/channels';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { channelFacet } from '../document/facetsOf.ts';
import type { SearchedChannel } from '../SearchedChannel.ts';

/** To the letter the condition of the index `product_search_channels`: with a parameter PostgreSQL would not know that it is. */
const isInChannel = sql`facets && ${sql.lit(`{${searchedChannels.map(channelFacet).join()}}`)}::text[]`;

interface Row {
  readonly productId: string;
  readonly facets: readonly string[];
}

/** The statement behind it: a test looks at its plan. */
export const channelGoods = (askedIds: readonly string[]) => sql<Row>`
  select product_id as "productId", facets from product_search where ${isInChannel}
  union all
  select product_id, facets from product_search
  where product_id = any(${[...askedIds]}::uuid[]) and not (${isInChannel})`;

/**
 * The channels in which search shows products now: those that it shows in some, and those that are asked about, which may be in none.
 * What is not on sale is not among them.
 */
export async function listChannelGoods(
  db: Reader,
  askedIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SearchedChannel[]>> {
  const { rows } = await channelGoods(askedIds).execute(db);
  return new Map(
    rows.map(({ productId, facets }) => [
      productId,
      searchedChannels.filter((channel) => facets.includes(channelFacet(channel))),
    ]),
  );
}
