import { type ProductProblem, rules } from '@jiwu/contract';
import {
  createProductDraft,
  findGoodsPictures,
  getDescriptionHtml,
  openDraftSkus,
  publishBeside,
  type StaffProduct,
  writeProductDraft,
} from '../../modules/goods/catalogue/index.ts';
import type { Change, ImportRow, RowOutcome } from '../../modules/goods/imports/index.ts';
import { findCosts, takeIn } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { refreshProduct } from '../catalogue/refreshProduct.ts';
import { judgeDraft } from '../goods/queries/judgeDraft.ts';
import { addSku, newDraft, patchDraft } from './patchDraft.ts';

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
  const pictures = await picturesOf(tx, rows);
  const isSold = ({ skuId }: ImportRow) => live !== null && live.skus.some(({ id }) => id === skuId);
  let newLive = live;
  let newOpen = open?.body ?? null;
  for (const row of rows) {
    const base = row.verdict === 'new' ? (newOpen ?? newLive) : isSold(row) ? newLive : newOpen;
    if (base === null) {
      byNo.set(row.no, failed(row, '这个规格已经不在草稿里'));
    } else if (row.verdict === 'new') {
      const added = addSku(base, row.changes);
      if (added === null) byNo.set(row.no, failed(row, '规格与这件商品的选项对不上，或已经有了'));
      else {
        newOpen = added.body;
        byNo.set(row.no, written(row.changes, added.skuId));
      }
    } else {
      const patched = patchDraft(base, { skuId: row.skuId, changes: row.changes, pictures });
      if (patched === null) byNo.set(row.no, failed(row, '核对之后又被改过，请重新核对'));
      else {
        byNo.set(row.no, written(row.changes, row.skuId));
        if (isSold(row)) newLive = patched;
        // The draft follows where it had not been changed itself.
        if (newOpen)
          newOpen = patchDraft(newOpen, { skuId: row.skuId, changes: row.changes, pictures, isLoose: true }) ?? newOpen;
      }
    }
  }
  if (newLive !== null && newLive !== live) {
    const problems = await judgeDraft(tx, { draft: newLive, live, now });
    if (problems.length > 0)
      return { productId, byNo: new Map(rows.map((row) => [row.no, failed(row, sayProblems(problems))])) };
    await publishBeside(tx, { product, body: newLive, reason, staffId, now });
  }
  if (newOpen !== null && newOpen !== open?.body) {
    const descriptionHtml = open?.descriptionHtml ?? (await getDescriptionHtml(tx, productId));
    await writeProductDraft(tx, { id: productId, body: newOpen, descriptionHtml, staffId, now });
  }
  const arrivals = rows.filter(({ no }) => byNo.get(no)?.outcome === 'written');
  await bringIn(tx, { ...input, productId, rows: arrivals, byNo });
  if (newLive !== live) await refreshProduct(tx, { productId, now });
  return { productId, byNo };
}

async function makeProduct(tx: Tx, input: Input): Promise<Results> {
  const { rows, templateId, staffId, now } = input;
  const pictures = await picturesOf(tx, rows);
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
    const stock = row.changes.find(({ field }) => field === 'stock');
    const pieces = stock ? Number(stock.after) - Number(stock.before ?? 0) : 0;
    if (!skuId || pieces <= 0) return [];
    const said = row.changes.find(({ field }) => field === 'unitCostFen')?.after;
    const unitCostFen = typeof said === 'number' ? said : Math.round((costs.get(skuId) ?? 0) / 100);
    return [{ skuId, productId, pieces, unitCostFen }];
  });
  if (lines.length === 0) return;
  await openDraftSkus(tx, lines);
  await takeIn(tx, { lines, note: reason, staffId, now });
}

async function picturesOf(tx: Tx, rows: readonly ImportRow[]) {
  const ids = rows.flatMap(({ changes }) =>
    changes.flatMap(({ field, after }) => (field === 'pictures' ? (after as string[]) : [])),
  );
  const found = await findGoodsPictures(tx, ids);
  return new Map([...found].map(([fileId, { placeholder }]) => [fileId, { fileId, placeholder, alt: '' }]));
}

function sayProblems(problems: readonly ProductProblem[]): string {
  return [...new Set(problems.map(({ kind }) => rules.goods.problems[kind]))].join('；');
}
