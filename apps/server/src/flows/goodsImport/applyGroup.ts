import { type ProductProblem, rules } from '@jiwu/contract';
import {
  createProductDraft,
  openDraftSkus,
  publishBeside,
  type StaffProduct,
} from '../../modules/goods/catalogue/index.ts';
import type { Change, ImportRow, RowOutcome } from '../../modules/goods/imports/index.ts';
import { findCosts, takeIn } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { refreshProduct } from '../catalogue/refreshProduct.ts';
import { judgeDraft } from '../goods/queries/judgeDraft.ts';
import { keepDraft } from './keepDraft.ts';
import { newDraft } from './patchDraft.ts';
import { picturesOf } from './picturesOf.ts';
import { piecesOf } from './piecesOf.ts';
import { type Bodies, withRow } from './withRow.ts';

interface Input {
  /** Of one product. */
  readonly rows: readonly ImportRow[];
  /** Null: a new one. The caller has taken it. */
  readonly product: StaffProduct | null;
  /** Of who has not said which. */
  readonly templateId: string;
  readonly reason: string;
  readonly staffId: string;
  readonly now: Date;
}

type Result = Omit<RowOutcome, 'no' | 'skuId' | 'productId'> & { readonly skuId: string | null };

const written = (changes: readonly Change[], skuId: string | null): Result => ({
  outcome: 'written',
  trouble: null,
  changes,
  skuId,
});
const failed = ({ changes, skuId }: ImportRow, trouble: string): Result => ({
  outcome: 'failed',
  trouble,
  changes,
  skuId,
});

/** Writes the rows of one product: what is known changes at once, what is new becomes a draft, pieces come in. */
export async function applyGroup(tx: Tx, input: Input): Promise<RowOutcome[]> {
  const { product, rows } = input;
  const results = product === null ? await makeProduct(tx, input) : await changeProduct(tx, { ...input, product });
  return rows.map((row) => {
    const result = results.byNo.get(row.no) ?? failed(row, '没有写成');
    return { no: row.no, productId: results.productId, ...result };
  });
}

interface Results {
  readonly productId: string | null;
  readonly byNo: ReadonlyMap<number, Result>;
}

async function changeProduct(tx: Tx, input: Input & { readonly product: StaffProduct }): Promise<Results> {
  const { product, rows, reason, staffId, now } = input;
  const { id: productId, live, open } = product;
  const byNo = new Map<number, Result>();
  const pictures = await picturesOf(tx, rows, 'after');
  let bodies: Bodies = { live, open: open?.body ?? null };
  for (const row of rows) {
    const result = withRow(bodies, row, pictures);
    if ('trouble' in result) {
      byNo.set(row.no, failed(row, result.trouble));
    } else {
      byNo.set(row.no, written(row.changes, result.skuId));
      bodies = result.bodies;
    }
  }
  const { live: newLive, open: newOpen } = bodies;
  if (newLive !== null && newLive !== live) {
    const problems = await judgeDraft(tx, { draft: newLive, live, now });
    if (problems.length > 0)
      return { productId, byNo: new Map(rows.map((row) => [row.no, failed(row, sayProblems(problems))])) };
    await publishBeside(tx, { product, body: newLive, reason, staffId, now });
  }
  await keepDraft(tx, { product, body: newOpen, staffId, now });
  const arrivals = rows.filter(({ no }) => byNo.get(no)?.outcome === 'written');
  await bringIn(tx, { ...input, productId, rows: arrivals, byNo });
  if (newLive !== live) await refreshProduct(tx, { productId, now });
  return { productId, byNo };
}

async function makeProduct(tx: Tx, input: Input): Promise<Results> {
  const { rows, templateId, staffId, now } = input;
  const pictures = await picturesOf(tx, rows, 'after');
  const made = newDraft(rows, { templateId, pictures });
  if (made === null) {
    const trouble = '同名的几行规格写法不同，或有两行相同';
    return { productId: null, byNo: new Map(rows.map((row) => [row.no, failed(row, trouble)])) };
  }
  const productId = await createProductDraft(tx, { body: made.body, descriptionHtml: '', staffId, now });
  const byNo = new Map(rows.map((row, index) => [row.no, written(row.changes, made.skuIds[index] ?? null)]));
  await bringIn(tx, { ...input, productId, rows, byNo });
  return { productId, byNo };
}

/** Pieces that rows bring, at the cost that they say, else at the one that is known. */
async function bringIn(
  tx: Tx,
  { rows, productId, byNo, reason, staffId, now }: Input & Results & { readonly productId: string },
): Promise<void> {
  const skuIds = rows.flatMap(({ no }) => byNo.get(no)?.skuId ?? []);
  const costs = await findCosts(tx, skuIds);
  const lines = rows.flatMap((row) => {
    const skuId = byNo.get(row.no)?.skuId;
    const pieces = piecesOf(row.changes);
    if (!skuId || pieces <= 0) return [];
    const said = row.changes.find(({ field }) => field === 'unitCostFen')?.after;
    const unitCostFen = typeof said === 'number' ? said : Math.round((costs.get(skuId) ?? 0) / 100);
    return [{ skuId, productId, pieces, unitCostFen }];
  });
  if (lines.length === 0) return;
  await openDraftSkus(tx, lines);
  await takeIn(tx, { lines, note: reason, staffId, now });
}

function sayProblems(problems: readonly ProductProblem[]): string {
  return [...new Set(problems.map(({ kind }) => rules.goods.problems[kind]))].join('；');
}
