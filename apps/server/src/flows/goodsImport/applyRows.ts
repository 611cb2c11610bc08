import { listReferences, listStaffProducts, takeProducts } from '../../modules/goods/catalogue/index.ts';
import { type GoodsImport, type ImportRow, type RowOutcome, writeOutcomes } from '../../modules/goods/imports/index.ts';
import { lockStock } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { applyGroup } from './applyGroup.ts';

interface Input {
  readonly file: GoodsImport;
  /** Of whole products. */
  readonly rows: readonly ImportRow[];
  readonly now: Date;
}

/** Writes the rows of some products, all or none, and what became of each. Stock is held before products, as by those who dispatch. */
export async function applyRows(tx: Tx, { file, rows, now }: Input): Promise<void> {
  const { id: importId, staffId, name } = file;
  await lockStock(tx, [...new Set(rows.flatMap(({ skuId }) => skuId ?? []))]);
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
  await takeProducts(tx, { ids, staffId, now });
  const products = new Map((await listStaffProducts(tx, ids)).map((product) => [product.id, product]));
  const [template] = (await listReferences(tx)).templates;
  const outcomes: RowOutcome[] = [];
  for (const group of groupsOf(rows)) {
    const [first] = group;
    const product = first?.productId ? (products.get(first.productId) ?? null) : null;
    if (first?.productId && !product) {
      outcomes.push(...group.map((row) => ({ ...row, outcome: 'failed' as const, trouble: '商品已经不在了' })));
      continue;
    }
    const reason = `导入 ${name}`;
    outcomes.push(
      ...(await applyGroup(tx, { rows: group, product, templateId: template?.id ?? '', reason, staffId, now })),
    );
  }
  await writeOutcomes(tx, {
    importId,
    outcomes: outcomes.map(({ no, outcome, trouble, skuId, productId, changes }) => ({
      no,
      outcome,
      trouble,
      skuId,
      productId,
      changes,
    })),
  });
}

export function groupsOf(rows: readonly ImportRow[]): ImportRow[][] {
  const groups = new Map<string, ImportRow[]>();
  for (const row of rows) groups.set(row.groupKey, [...(groups.get(row.groupKey) ?? []), row]);
  return [...groups.values()];
}
