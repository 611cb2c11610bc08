import type { GoodsColumn, ImportProblem, rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import { listed } from '../../../platform/database/listed.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Change, Judged } from './judgeRow.ts';

type Verdict = (typeof rules.goods.import.verdicts)[number];
type Outcome = (typeof rules.goods.import.outcomes)[number];
type View = (typeof rules.goods.import.views)[number];

export interface ImportRow {
  readonly no: number;
  readonly cells: string[];
  /** {column: kind}, by the number of the column. */
  readonly doubts: Readonly<Record<string, string>>;
  readonly mended: Readonly<Partial<Record<GoodsColumn, string>>>;
  readonly code: string;
  readonly isSkipped: boolean;
  readonly needsNod: boolean;
  readonly isNodded: boolean;
  readonly verdict: Verdict | null;
  readonly problems: ImportProblem[];
  readonly changes: Change[];
  readonly skuId: string | null;
  readonly productId: string | null;
  readonly groupKey: string;
  readonly outcome: Outcome | null;
  readonly trouble: string | null;
}

const rowColumns = sql`
  no, cells, doubts, mended, code, is_skipped as "isSkipped", needs_nod as "needsNod", is_nodded as "isNodded", verdict, problems,
  changes, sku_id as "skuId", product_id as "productId", group_key as "groupKey", outcome, trouble`;

/** Rows that are written when the import is: those that change something and that nobody holds back. */
const isReady = sql`verdict in ('changed', 'new') and not is_skipped and (not needs_nod or is_nodded)`;

export type ImportCounts = Readonly<
  Record<
    | 'unread'
    | 'bad'
    | 'same'
    | 'changed'
    | 'new'
    | 'skipped'
    | 'nod'
    | 'ready'
    | 'written'
    | 'failed'
    | 'undone'
    | 'kept',
    number
  >
>;

export async function countRows(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, ImportCounts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ImportCounts & { id: string }>`
    select import_id as id,
      count(*) filter (where verdict is null)::int as unread,
      count(*) filter (where verdict = 'bad' and not is_skipped)::int as bad,
      count(*) filter (where verdict = 'same' and not is_skipped)::int as same,
      count(*) filter (where verdict = 'changed' and not is_skipped)::int as changed,
      count(*) filter (where verdict = 'new' and not is_skipped)::int as new,
      count(*) filter (where is_skipped)::int as skipped,
      count(*) filter (where verdict in ('changed', 'new') and not is_skipped and needs_nod and not is_nodded)::int as nod,
      count(*) filter (where ${isReady} and outcome is null)::int as ready,
      count(*) filter (where outcome = 'written')::int as written,
      count(*) filter (where outcome = 'failed')::int as failed,
      count(*) filter (where outcome = 'undone')::int as undone,
      count(*) filter (where outcome = 'kept')::int as kept
    from goods_import_rows where import_id = any(${listed(ids, 'uuid')}) group by import_id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Products that the import wrote as new ones, or gave a new SKU. */
export async function listMadeProducts(db: Reader, importId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct product_id as id from goods_import_rows
    where import_id = ${importId} and verdict = 'new' and outcome = 'written' and product_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

const views: Readonly<Record<View, RawBuilder<unknown>>> = {
  bad: sql`verdict = 'bad' and not is_skipped`,
  nod: sql`verdict in ('changed', 'new') and needs_nod and not is_skipped`,
  changed: sql`verdict = 'changed' and not is_skipped`,
  new: sql`verdict = 'new' and not is_skipped`,
  same: sql`verdict = 'same' and not is_skipped`,
  skipped: sql`is_skipped`,
  failed: sql`outcome in ('failed', 'kept')`,
};

async function selectRows(db: Reader, importId: string, rest: RawBuilder<unknown>): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select ${rowColumns} from goods_import_rows where import_id = ${importId} ${rest}`.execute(db);
  return rows;
}

export async function pageRows(
  db: Reader,
  { importId, view, after, limit }: { importId: string; view: View; after: number; limit: number },
): Promise<ImportRow[]> {
  return await selectRows(db, importId, sql`and ${views[view]} and no > ${after} order by no limit ${limit}`);
}

export async function getRow(db: Reader, importId: string, no: number): Promise<ImportRow> {
  const [row] = await selectRows(db, importId, sql`and no = ${no}`);
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}

/** Rows that nobody has looked at, in their order. */
export async function listUnreadRows(db: Reader, importId: string, limit: number): Promise<ImportRow[]> {
  return await selectRows(db, importId, sql`and verdict is null order by no limit ${limit}`);
}

/** Rows of the next products that are to be written, or taken back. */
export async function listRowsToWork(
  db: Reader,
  { importId, work, groups }: { importId: string; work: 'apply' | 'undo'; groups: number },
): Promise<ImportRow[]> {
  const isDue = { apply: sql`${isReady} and outcome is null`, undo: sql`outcome = 'written'` }[work];
  return await selectRows(
    db,
    importId,
    sql`and ${isDue} and group_key in (
        select group_key from goods_import_rows where import_id = ${importId} and ${isDue} group by group_key order by group_key limit ${groups})
      order by group_key, no`,
  );
}

/** Codes that stand in more than one row that counts. */
export async function findDoubledCodes(db: Reader, importId: string, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from goods_import_rows
    where import_id = ${importId} and code = any(${listed([...new Set(codes)], 'text')}) and not is_skipped
    group by code having count(*) > 1`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** Nobody has looked at rows with these codes any more: one of them has changed. */
export async function forgetVerdicts(tx: Tx, importId: string, codes: readonly string[]): Promise<void> {
  await sql`
    update goods_import_rows set verdict = null
    where import_id = ${importId} and code = any(${listed([...new Set(codes)], 'text')})`.execute(tx);
}

export async function mendRow(
  tx: Tx,
  {
    importId,
    no,
    mended,
    code,
    isSkipped,
  }: { importId: string; no: number; mended: object; code: string; isSkipped: boolean },
): Promise<void> {
  await sql`
    update goods_import_rows
    set mended = ${JSON.stringify(mended)}::jsonb, code = ${code}, is_skipped = ${isSkipped}, is_nodded = false, verdict = null
    where import_id = ${importId} and no = ${no}`.execute(tx);
}

export async function nodRows(
  tx: Tx,
  { importId, nos, isNodded }: { importId: string; nos: readonly number[]; isNodded: boolean },
): Promise<void> {
  await sql`
    update goods_import_rows set is_nodded = ${isNodded}
    where import_id = ${importId} and no = any(${listed(nos, 'int')}) and needs_nod`.execute(tx);
}

/** A nod holds for the changes that someone looked at: when they have become others, it is asked for again. */
export async function writeVerdicts(
  tx: Tx,
  { importId, verdicts }: { importId: string; verdicts: readonly (Judged & { readonly no: number })[] },
): Promise<void> {
  await sql`
    update goods_import_rows as kept set verdict = given.verdict, problems = given.problems, changes = given.changes,
      needs_nod = given."needsNod", is_nodded = kept.is_nodded and kept.changes = given.changes, sku_id = given."skuId", product_id = given."productId", group_key = given."groupKey"
    from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) as given (
      no integer, verdict text, problems jsonb, changes jsonb, "needsNod" boolean, "skuId" uuid, "productId" uuid, "groupKey" text)
    where kept.import_id = ${importId} and kept.no = given.no`.execute(tx);
}

export interface RowOutcome {
  readonly no: number;
  readonly outcome: Outcome;
  readonly trouble: string | null;
  readonly skuId: string | null;
  readonly productId: string | null;
  /** What undoing needs to know beside the changes. */
  readonly changes: readonly Change[];
}

export async function writeOutcomes(
  tx: Tx,
  { importId, outcomes }: { importId: string; outcomes: readonly RowOutcome[] },
): Promise<void> {
  await sql`
    update goods_import_rows as kept set outcome = given.outcome, trouble = left(given.trouble, 500),
      sku_id = coalesce(given."skuId", kept.sku_id), product_id = coalesce(given."productId", kept.product_id),
      changes = given.changes
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as given (
      no integer, outcome text, trouble text, "skuId" uuid, "productId" uuid, changes jsonb)
    where kept.import_id = ${importId} and kept.no = given.no`.execute(tx);
}
