import type { Reader } from '../../../../platform/database/Reader.ts';

const PAGE = 20_000;

/** Products on sale by id, a page at a time, read from the index alone. */
export async function listForSitemap(
  db: Reader,
  after: string | null,
): Promise<{ items: { id: string; updatedAt: Date }[]; next: string | null }> {
  let query = db
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .where('state', '=', 'onSale')
    .orderBy('id')
    .limit(PAGE);
  if (after) query = query.where('id', '>', after);
  const rows = await query.execute();
  return {
    items: rows.map((row) => ({ id: row.id, updatedAt: row.updated_at })),
    next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}
