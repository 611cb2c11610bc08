import { countProducts } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import { assignTiers, popularityScore, searchRules } from '../../../apps/server/src/modules/goods/search/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { buildLeafKits } from './buildLeafKits.ts';
import { createLargeWorkers } from './createLargeWorkers.ts';
import { LARGE_ID_END } from './largeIds.ts';
import { loadLarge } from './loadLarge.ts';
import { popularityOf } from './popularityOf.ts';
import { seedLargeBrands } from './seedLargeBrands.ts';

interface Input {
  readonly db: Database;
  readonly connectionString: string;
  /** Number of products that the shop shall have in all. */
  readonly products: number;
  readonly now: Date;
  readonly say: (text: string) => void;
}

/** Adds so many generated products that there are as many as asked for. Answers how many are new. */
export async function seedLarge({ db, connectionString, products, now, say }: Input): Promise<number> {
  const { all, generated } = await countExisting(db);
  const count = products - all;
  if (count <= 0) return 0;
  const brands = await db.transact((tx) => seedLargeBrands(tx));
  const kits = await buildLeafKits(db.read, brands);
  const range = { from: generated, to: generated + count };
  const tierScores = await lowestScores(db, range, now);
  const workers = createLargeWorkers({ kits, now, tierScores }, range);
  try {
    await loadLarge({ connectionString, workers, count, tierScores, rebuildIndexes: count * 5 > all, say });
  } finally {
    await workers.stop();
  }
  say('tiers and counts');
  await assignTiers(db);
  await db.transact((tx) => countProducts(tx));
  return count;
}

async function countExisting(db: Database): Promise<{ all: number; generated: number }> {
  return await db.read
    .selectFrom('products')
    .select((select) => [
      select.fn.countAll<number>().as('all'),
      select.fn.countAll<number>().filterWhere('id', '<', LARGE_ID_END).as('generated'),
    ])
    .executeTakeFirstOrThrow();
}

/** The score of the last product of each tier but the last, once the new ones are there. */
async function lowestScores(db: Database, range: { from: number; to: number }, now: Date): Promise<number[]> {
  const rows = await db.read.selectFrom('product_search').select('score').execute();
  const scores = new Int32Array(rows.length + range.to - range.from);
  scores.set(rows.map(({ score }) => score));
  for (let n = range.from; n < range.to; n += 1) {
    scores[rows.length + n - range.from] = popularityScore({ ...popularityOf(n, now), goodRateBp: null, now });
  }
  scores.sort();
  let rank = 0;
  return searchRules.tierSizes.map((size) => {
    rank += size;
    return scores[scores.length - rank] ?? -1;
  });
}
