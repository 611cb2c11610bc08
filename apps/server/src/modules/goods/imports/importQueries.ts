import type { GoodsColumn, rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listed } from '../../../platform/database/listed.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

export type ImportState = (typeof rules.goods.import.states)[number];

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

const importColumns = sql`
  id, staff_id as "staffId", name, file_sha256 as "fileSha256", state, version, titles, columns, all_rows as "allRows",
  created_at as "createdAt", applied_at as "appliedAt"`;

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
