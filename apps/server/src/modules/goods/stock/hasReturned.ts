import type { Reader } from '../../../platform/database/Reader.ts';

/** Whether pieces of a SKU that came back for this cause went into the stock. */
export async function hasReturned(
  db: Reader,
  { skuId, cause }: { skuId: string; cause: { readonly kind: string; readonly id: string } },
): Promise<boolean> {
  const row = await db
    .selectFrom('stock_movements')
    .select('id')
    .where('sku_id', '=', skuId)
    .where('kind', '=', 'return')
    .where('cause_kind', '=', cause.kind)
    .where('cause_id', '=', cause.id)
    .executeTakeFirst();
  return row !== undefined;
}
