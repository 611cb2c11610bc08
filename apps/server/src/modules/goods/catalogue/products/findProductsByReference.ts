import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NO = /^[1-9]\d{0,11}$/;

/** Products as texts name them, by id or by the number that people see; unknown ones are left out. */
export async function findProductsByReference(
  db: Reader,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = references.filter((reference) => ID.test(reference));
  const numbers = references.filter((reference) => NO.test(reference));
  if (ids.length + numbers.length === 0) return new Map();
  const { rows } = await sql<{ id: string; no: string }>`
    select id, no::text as no from products
    where id = any(${ids}::uuid[]) or no = any(${numbers}::bigint[])`.execute(db);
  const byNo = new Map(rows.map(({ id, no }) => [no, id]));
  const known = new Set(rows.map(({ id }) => id));
  return new Map(
    references.flatMap((reference) => {
      const id = known.has(reference) ? reference : byNo.get(reference);
      return id === undefined ? [] : [[reference, id] as const];
    }),
  );
}
