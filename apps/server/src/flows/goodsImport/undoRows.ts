import {
  dropDraft,
  getDescriptionHtml,
  listStaffProducts,
  publishBeside,
  type StaffProduct,
  takeProducts,
  writeProductDraft,
} from '../../modules/goods/catalogue/index.ts';
import {
  type Change,
  type GoodsImport,
  type ImportRow,
  type RowOutcome,
  writeOutcomes,
} from '../../modules/goods/imports/index.ts';
import { listLevels, lockStock, putRight } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { refreshProduct } from '../catalogue/refreshProduct.ts';
import { judgeDraft } from '../goods/queries/judgeDraft.ts';
import { groupsOf } from './applyRows.ts';
import { patchDraft } from './patchDraft.ts';

interface Input {
  readonly file: GoodsImport;
  readonly rows: readonly ImportRow[];
  readonly now: Date;
}

/** Takes back what rows wrote, as far as it still is as they left it; what is not is kept, and says so. */
export async function undoRows(tx: Tx, { file, rows, now }: Input): Promise<void> {
  const { staffId, name, id: importId } = file;
  await lockStock(tx, [...new Set(rows.flatMap(({ skuId }) => skuId ?? []))]);
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
  await takeProducts(tx, { ids, staffId, now });
  const products = new Map((await listStaffProducts(tx, ids)).map((product) => [product.id, product]));
  const by = { reason: `撤回导入 ${name}`, staffId, now };
  const outcomes: RowOutcome[] = [];
  for (const group of groupsOf(rows)) {
    const product = products.get(group[0]?.productId ?? '');
    const troubles = product ? await undoGroup(tx, { product, rows: group, ...by }) : new Map<number, string>();
    for (const { no, skuId, productId, changes } of group) {
      const trouble = troubles.get(no) ?? null;
      outcomes.push({ no, skuId, productId, changes, trouble, outcome: trouble === null ? 'undone' : 'kept' });
    }
  }
  await writeOutcomes(tx, { importId, outcomes });
}

interface Group {
  readonly product: StaffProduct;
  readonly rows: readonly ImportRow[];
  readonly reason: string;
  readonly staffId: string;
  readonly now: Date;
}

const CHANGED = '之后又被改过，保持现在的样子';

/** Answers what could not be taken back, by the number of the row. */
async function undoGroup(tx: Tx, { product, rows, reason, staffId, now }: Group): Promise<Map<number, string>> {
  const { id: productId, live, open, state } = product;
  const troubles = new Map<number, string>();
  const taken = await takeOut(tx, { productId, rows, reason, staffId, now });
  for (const no of taken) troubles.set(no, '进来的件已经卖出或被占用，库存保持现在的样子');
  if (rows[0]?.groupKey.startsWith('new:')) {
    const hasCome = rows.some(({ changes }) => piecesOf(changes) > 0);
    // The first version, and this one.
    if (state !== 'draft' || product.version > 2 || hasCome)
      for (const { no } of rows) troubles.set(no, hasCome ? '已经入库，草稿留着' : CHANGED);
    else await dropDraft(tx, productId);
    return troubles;
  }
  let newLive = live;
  let newOpen = open?.body ?? null;
  for (const row of rows) {
    const back = row.changes.map(({ field, before, after }) => ({ field, before: after, after: before }));
    const patch = { skuId: row.skuId, changes: back, pictures: new Map() };
    if (row.verdict === 'new') {
      const isSold = live?.skus.some(({ id }) => id === row.skuId) ?? false;
      if (isSold || newOpen === null || piecesOf(row.changes) > 0) troubles.set(row.no, CHANGED);
      else newOpen = { ...newOpen, skus: newOpen.skus.filter(({ id }) => id !== row.skuId) };
    } else {
      const isLive = newLive?.skus.some(({ id }) => id === row.skuId) ?? false;
      const base = isLive ? newLive : newOpen;
      const patched = base === null ? null : patchDraft(base, patch);
      if (patched === null) troubles.set(row.no, CHANGED);
      else if (isLive) {
        newLive = patched;
        if (newOpen) newOpen = patchDraft(newOpen, { ...patch, isLoose: true }) ?? newOpen;
      } else newOpen = patched;
    }
  }
  if (newLive !== null && newLive !== live) {
    const problems = await judgeDraft(tx, { draft: newLive, live, now });
    // A struck price that was there before needs no new proof.
    if (problems.some(({ kind }) => kind !== 'marketNotDeal')) {
      for (const { no } of rows) troubles.set(no, CHANGED);
      return troubles;
    }
    await publishBeside(tx, { product, body: newLive, reason, staffId, now });
    await refreshProduct(tx, { productId, now });
  }
  if (newOpen !== null && newOpen !== open?.body) {
    const descriptionHtml = open?.descriptionHtml ?? (await getDescriptionHtml(tx, productId));
    await writeProductDraft(tx, { id: productId, body: newOpen, descriptionHtml, staffId, now });
  }
  return troubles;
}

function piecesOf(changes: readonly Change[]): number {
  const stock = changes.find(({ field }) => field === 'stock');
  return stock ? Number(stock.after) - Number(stock.before ?? 0) : 0;
}

/** Pieces that rows brought go out again where they are still there; answers the rows of which they are not. */
async function takeOut(
  tx: Tx,
  { productId, rows, reason, staffId, now }: Omit<Group, 'product'> & { readonly productId: string },
): Promise<number[]> {
  const arrived = rows.filter(({ changes, skuId }) => skuId !== null && piecesOf(changes) > 0);
  const levels = await listLevels(
    tx,
    arrived.flatMap(({ skuId }) => skuId ?? []),
  );
  const isThere = ({ skuId, changes }: ImportRow) => (levels.get(skuId ?? '')?.available ?? 0) >= piecesOf(changes);
  const lines = arrived.filter(isThere).map(({ skuId, changes }) => {
    const expected = levels.get(skuId ?? '')?.onHand ?? 0;
    return { skuId: skuId ?? '', productId, expected, counted: expected - piecesOf(changes) };
  });
  if (lines.length > 0) await putRight(tx, { lines, note: reason, staffId, now });
  return arrived.filter((row) => !isThere(row)).map(({ no }) => no);
}
