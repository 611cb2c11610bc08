import {
  dropDraft,
  listStaffProducts,
  publishBeside,
  type StaffProduct,
  takeProducts,
} from '../../modules/goods/catalogue/index.ts';
import { type GoodsImport, type ImportRow, type RowOutcome, writeOutcomes } from '../../modules/goods/imports/index.ts';
import { listLevels, lockStock, putRight } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { refreshProduct } from '../catalogue/refreshProduct.ts';
import { judgeDraft } from '../goods/queries/judgeDraft.ts';
import { groupsOf } from './applyRows.ts';
import { keepDraft } from './keepDraft.ts';
import { picturesOf } from './picturesOf.ts';
import { piecesOf } from './piecesOf.ts';
import { withoutRow } from './withoutRow.ts';
import type { Bodies } from './withRow.ts';

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

type Levels = Awaited<ReturnType<typeof listLevels>>;

/** What could not be taken back, by the number of the row. */
type Troubles = ReadonlyMap<number, string>;

const CHANGED = '之后又被改过，保持现在的样子';

const troublesOf = (rows: readonly ImportRow[], trouble: string): Troubles =>
  new Map(rows.map(({ no }) => [no, trouble]));

/** A row is taken back whole or not at all: pieces that are gone keep its words, too, and the other way round. */
async function undoGroup(tx: Tx, group: Group): Promise<Troubles> {
  const levels = await listLevels(
    tx,
    group.rows.flatMap(({ skuId }) => skuId ?? []),
  );
  const isThere = ({ skuId, changes }: ImportRow) =>
    piecesOf(changes) === 0 || (levels.get(skuId ?? '')?.available ?? 0) >= piecesOf(changes);
  const gone = troublesOf(
    group.rows.filter((row) => !isThere(row)),
    '进来的件已经卖出或被占用，保持现在的样子',
  );
  const rows = group.rows.filter(isThere);
  const isNewProduct = group.rows[0]?.groupKey.startsWith('new:') ?? false;
  const words = isNewProduct ? await undoProduct(tx, group) : await undoChanges(tx, { ...group, rows });
  await takeOut(tx, { ...group, rows: rows.filter(({ no }) => !words.has(no)), levels });
  return new Map([...gone, ...words]);
}

/** A product that rows made goes as long as nobody has done anything with it. */
async function undoProduct(tx: Tx, { product, rows }: Group): Promise<Troubles> {
  const { id: productId, state, version } = product;
  const hasCome = rows.some(({ changes }) => piecesOf(changes) > 0);
  // The first version, and this one.
  if (state !== 'draft' || version > 2 || hasCome) return troublesOf(rows, hasCome ? '已经入库，草稿留着' : CHANGED);
  await dropDraft(tx, productId);
  return new Map();
}

/** What rows changed of a product that was there before them. */
async function undoChanges(tx: Tx, { product, rows, reason, staffId, now }: Group): Promise<Troubles> {
  const { id: productId, live, open } = product;
  const troubles = new Map<number, string>();
  const pictures = await picturesOf(tx, rows, 'before');
  let bodies: Bodies = { live, open: open?.body ?? null };
  for (const row of rows) {
    const without = withoutRow(bodies, row, pictures);
    if (without === null) troubles.set(row.no, CHANGED);
    else bodies = without;
  }
  const { live: newLive, open: newOpen } = bodies;
  if (newLive !== null && newLive !== live) {
    const problems = await judgeDraft(tx, { draft: newLive, live, now });
    // A struck price that was there before needs no new proof.
    if (problems.some(({ kind }) => kind !== 'marketNotDeal')) return troublesOf(rows, CHANGED);
    await publishBeside(tx, { product, body: newLive, reason, staffId, now });
    await refreshProduct(tx, { productId, now });
  }
  await keepDraft(tx, { product, body: newOpen, staffId, now });
  return troubles;
}

/** Pieces that rows brought go out again. */
async function takeOut(
  tx: Tx,
  { product, rows, reason, staffId, now, levels }: Group & { readonly levels: Levels },
): Promise<void> {
  const lines = rows.flatMap(({ skuId, changes }) => {
    const pieces = piecesOf(changes);
    const expected = levels.get(skuId ?? '')?.onHand ?? 0;
    return skuId === null || pieces <= 0
      ? []
      : [{ skuId, productId: product.id, expected, counted: expected - pieces }];
  });
  if (lines.length > 0) await putRight(tx, { lines, note: reason, staffId, now });
}
