import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { buildSearchRow, type SearchRowInput } from '../document/buildSearchRow.ts';
import { loadSegmenter } from '../document/loadSegmenter.ts';
import type { SearchRow } from '../document/SearchRow.ts';
import { collectTerms } from '../terms/collectTerms.ts';
import { insertTerms } from '../terms/insertTerms.ts';

/**
 * Makes a product on sale findable as it is now. A new one begins in the first tier, where it can be found at once;
 * assignTiers puts it where it belongs.
 */
export async function indexProduct(tx: Tx, input: SearchRowInput): Promise<void> {
  await loadSegmenter();
  await upsertRow(tx, buildSearchRow(input));
  await insertTerms(tx, collectTerms(input.facts));
}

async function upsertRow(tx: Tx, row: SearchRow): Promise<void> {
  const columns = {
    score: row.score,
    sales_count: row.salesCount,
    price_fen: row.priceFen,
    listed_at: row.listedAt,
    category_1: row.category1,
    category_2: row.category2,
    category_3: row.category3,
    in_stock: row.inStock,
    facets: [...row.facets],
    document: sql<string>`${row.document}::tsvector`,
    card: row.card,
  };
  await tx
    .insertInto('product_search')
    .values({ product_id: row.productId, tier: row.tier, ...columns })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(columns))
    .execute();
}
