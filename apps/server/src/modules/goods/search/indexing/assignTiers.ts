import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/createDatabase.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { searchRules } from '../searchRules.ts';
import { inPageRanges } from './inPageRanges.ts';

interface Boundary {
  readonly score: number;
  readonly productId: string;
}

/** Where no product ends a tier, everything belongs to it. */
const LOWEST: Boundary = { score: -1, productId: '00000000-0000-0000-0000-000000000000' };

/**
 * Puts every product into the tier of its rank by score. Rows that are right already are not touched. In short
 * transactions over a few thousand pages each: a price change must not wait for it.
 */
export async function assignTiers(db: Database): Promise<void> {
  const [first = LOWEST, second = LOWEST, third = LOWEST] = await findBoundaries(db.read);
  const isWithin = ({ score, productId }: Boundary) => sql`(score, product_id) >= (${score}, ${productId}::uuid)`;
  const tier = sql`case when ${isWithin(first)} then 0 when ${isWithin(second)} then 1 when ${isWithin(third)} then 2 else 3 end`;
  await inPageRanges(db, 'product_search', async (tx, range) => {
    await sql`update product_search set tier = ${tier} where ${range} and tier <> ${tier}`.execute(tx);
  });
}

/** The last product of each tier but the last; those of a shop too small to fill it are missing. */
async function findBoundaries(db: Reader): Promise<Boundary[]> {
  const boundaries: Boundary[] = [];
  let last = 0;
  for (const size of searchRules.tierSizes) {
    last += size;
    const { rows } = await sql<Boundary>`
      select score, product_id as "productId" from product_search
      order by score desc, product_id desc offset ${last - 1} limit 1`.execute(db);
    boundaries.push(...rows);
  }
  return boundaries;
}
