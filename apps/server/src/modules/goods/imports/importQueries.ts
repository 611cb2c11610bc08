import type { GoodsColumn, ImportProblem, rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listed } from '../../../platform/database/listed.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Change, Judged } from './judgeRow.ts';

export type ImportState = (typeof rules.goods.import.states)[number];
type Verdict = (typeof rules.goods.import.verdicts)[number];
type Outcome = (typeof rules.goods.import.outcomes)[number];
type View = (typeof rules.goods.import.views)[number];

export interface GoodsImport {
  readonly id: string;
  readonly staffId: string;
  readonly name: string;
  readonly fileSha256: Buffer;
  readonly state: ImportState;
  readonly version: number;
  readonly titles: string[];
  readonly columns: Readonly<Partial<Record<GoodsColumn, number>>>;
  readonly allRows: number;
  readonly createdAt: Date;
  readonly appliedAt: Date | null;
}

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

const importColumns = sql`
  id, staff_id as "staffId", name, file_sha256 as "fileSha256", state, version, titles, columns, all_rows as "allRows",
  created_at as "createdAt", applied_at as "appliedAt"`;
const rowColumns = sql`
  no, cells, doubts, mended, code, is_skipped as "isSkipped", needs_nod as "needsNod", is_nodded as "isNodded", verdict, problems,
  changes, sku_id as "skuId", product_id as "productId", group_key as "groupKey", outcome, trouble`;

/** Rows that are written when the import is: those that change something and that nobody holds back. */
const isReady = sql`verdict in ('changed', 'new') and not is_skipped and (not needs_nod or is_nodded)`;

interface NewImport {
  readonly id: string;
  readonly staffId: string;
  readonly name: string;
  readonly fileSha256: Buffer;
  readonly titles: readonly string[];
  readonly columns: Readonly<Partial<Record<GoodsColumn, number>>>;
  readonly rows: readonly { readonly no: number; readonly cells: readonly string[]; readonly doubts: object }[];
  readonly now: Date;
}

const CHUNK = 1000;

export async function insertImport(tx: Tx, input: NewImport): Promise<void> {
  await tx
    .insertInto('goods_imports')
    .values({
      id: input.id,
      staff_id: input.staffId,
      name: input.name,
      file_sha256: input.fileSha256,
      state: 'uploaded',
      titles: [...input.titles],
      columns: JSON.stringify(input.columns),
      all_rows: input.rows.length,
      created_at: input.now,
    })
    .execute();
  for (let at = 0; at < input.rows.length; at += CHUNK) {
    const rows = input.rows.slice(at, at + CHUNK);
    await sql`
      insert into goods_import_rows (import_id, no, cells, doubts)
      select ${input.id}, no, array(select jsonb_array_elements_text(cells)), doubts
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (no integer, cells jsonb, doubts jsonb)`.execute(
      tx,
    );
  }
}

/** An import of the same bytes that is or was written. */
export async function findWrittenTwin(db: Reader, fileSha256: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('goods_imports')
    .select('id')
    .where('file_sha256', '=', fileSha256)
    .where('state', 'in', ['applying', 'applied', 'undoing'])
    .executeTakeFirst();
  return row?.id ?? null;
}

async function select(db: Reader, rest: RawBuilder<unknown>): Promise<GoodsImport[]> {
  const { rows } = await sql<GoodsImport>`select ${importColumns} from goods_imports ${rest}`.execute(db);
  return rows;
}

export async function getImport(db: Reader, id: string): Promise<GoodsImport> {
  const [found] = await select(db, sql`where id = ${id}`);
  if (!found) throw new ShopError('NOT_FOUND');
  return found;
}

/** Held until the transaction ends: rows change only under it. */
export async function lockImport(tx: Tx, id: string): Promise<GoodsImport> {
  const [found] = await select(tx, sql`where id = ${id} for no key update`);
  if (!found) throw new ShopError('NOT_FOUND');
  return found;
}

export async function listImports(
  db: Reader,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<GoodsImport[]> {
  const older = after === null ? sql`` : sql`where (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  return await select(db, sql`${older} order by created_at desc, id desc limit ${limit}`);
}

/** Imports that a worker has something to do with, and which. */
export async function listBusyImports(db: Reader, limit: number): Promise<{ id: string; state: ImportState }[]> {
  const { rows } = await sql<{ id: string; state: ImportState }>`
    select id, state from goods_imports where state in ('checking', 'applying', 'undoing')
    order by created_at limit ${limit}`.execute(db);
  return rows;
}

/** Takes one step if the import is where it begins, and the version is the one that was looked at. */
export async function stepImport(
  tx: Tx,
  input: {
    readonly id: string;
    readonly from: readonly ImportState[];
    readonly to: ImportState;
    /** Undefined: a worker, which needs none. */
    readonly version?: number;
    readonly now: Date;
  },
): Promise<void> {
  const { id, from, to, version, now } = input;
  const { numAffectedRows } = await sql`
    update goods_imports set state = ${to}, version = version + 1,
      checked_at = case when ${to} = 'checked' then ${now}::timestamptz else checked_at end,
      applied_at = case when ${to} = 'applied' then ${now}::timestamptz else applied_at end,
      ended_at = case when ${to} in ('applied', 'undone', 'stopped') then ${now}::timestamptz end
    where id = ${id} and state = any(${listed([...from], 'text')}) and version = coalesce(${version ?? null}::int, version)`
    .execute(tx)
    .catch((error: unknown): never => {
      if (violatedConstraint(error) === 'goods_imports_once') throw new ShopError('IMPORT_DONE');
      throw error;
    });
  if ((numAffectedRows ?? 0n) > 0n) return;
  await getImport(tx, id);
  throw new ShopError('IMPORT_CHANGED');
}

/** Which column is what from now on; every row is looked at anew. */
export async function setColumns(
  tx: Tx,
  id: string,
  columns: Readonly<Partial<Record<GoodsColumn, number>>>,
): Promise<void> {
  await tx
    .updateTable('goods_imports')
    .set({ columns: JSON.stringify(columns) })
    .where('id', '=', id)
    .execute();
  await sql`
    update goods_import_rows
    set verdict = null, code = upper(trim(coalesce(mended ->> 'code', cells[${(columns.code ?? 0) + 1}], '')))
    where import_id = ${id}`.execute(tx);
}

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

export async function writeVerdicts(
  tx: Tx,
  { importId, verdicts }: { importId: string; verdicts: readonly (Judged & { readonly no: number })[] },
): Promise<void> {
  await sql`
    update goods_import_rows as kept set verdict = given.verdict, problems = given.problems, changes = given.changes,
      needs_nod = given."needsNod", sku_id = given."skuId", product_id = given."productId", group_key = given."groupKey"
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
