import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { findLockedSupply, type Supply } from '../../claims/index.ts';
import { type Grade, subjectOf, type Unit, unitOf } from './Unit.ts';

export async function getUnit(db: Reader, id: string): Promise<Unit> {
  const row = await db.selectFrom('open_box_units').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return unitOf(row);
}

/** A unit that is, or was, on sale. */
interface ShownUnit extends Unit {
  readonly shownInspectionNo: number;
  readonly listedAt: Date;
}

/** As everyone knows it: one that was never on sale does not exist. */
export async function getShownUnit(db: Reader, id: string): Promise<ShownUnit> {
  const unit = await getUnit(db, id);
  const { shownInspectionNo, listedAt } = unit;
  if (shownInspectionNo === null || !listedAt) throw new ShopError('NOT_FOUND');
  return { ...unit, shownInspectionNo, listedAt };
}

export async function listUnits(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Unit>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('open_box_units')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, unitOf(row)]));
}

/** Holds the unit until the transaction ends: its supply first, as everywhere. The supply is null before it was first listed. */
export async function holdUnit(tx: Tx, id: string): Promise<{ unit: Unit; supply: Supply | null }> {
  const supply = await findLockedSupply(tx, subjectOf(id));
  const row = await tx.selectFrom('open_box_units').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return { unit: unitOf(row), supply };
}

/** For a change by staff, which names the version that it was made on. */
export async function holdVersion(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<{ unit: Unit; supply: Supply | null }> {
  const held = await holdUnit(tx, id);
  if (held.unit.version !== version) throw new ShopError('UNIT_CHANGED');
  return held;
}

/** Photos belong to an inspection: they are taken while it runs, or before what it led to was ever on sale. */
const photographed: ReadonlySet<Unit['state']> = new Set(['inspecting', 'graded']);

/** For a photo that is added or taken anew. */
export async function holdPhotographed(tx: Tx, id: string): Promise<Unit> {
  const { unit } = await holdUnit(tx, id);
  const wasShown = unit.shownInspectionNo === unit.inspectionNo;
  if (!photographed.has(unit.state) || wasShown) throw new ShopError('UNIT_CHANGED');
  return unit;
}

/** For staff, the newest first. */
export async function listStaffUnits(
  db: Reader,
  { state, code, before, limit }: { state?: string; code?: string; before?: string; limit: number },
): Promise<Unit[]> {
  let query = db.selectFrom('open_box_units').selectAll();
  if (state !== undefined) query = query.where('state', '=', state);
  if (code !== undefined) {
    const upper = code.toUpperCase();
    query = query.where((where) => where.or([where('no', '=', upper), where('serial', '=', upper)]));
  }
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(unitOf);
}

/** The last units of a product that were sold, without those that came back. */
export async function listSoldUnits(
  db: Reader,
  { productId, limit }: { productId: string; limit: number },
): Promise<{ id: string; no: string; grade: Grade; priceFen: number; soldAt: Date }[]> {
  const { rows } = await sql<{ id: string; no: string; grade: Grade; priceFen: number; soldAt: Date }>`
    select id, no, grade, sold_fen as "priceFen", sold_at as "soldAt" from open_box_units
    where product_id = ${productId} and sold_at is not null and grade is not null
    order by sold_at desc limit ${limit}`.execute(db);
  return rows;
}

interface Comparable {
  readonly sold: number;
  readonly medianDays: number | null;
  readonly longestDays: number | null;
  readonly medianFen: number | null;
  readonly lowestFen: number | null;
}

/** How units of this SKU and grade sold lately. */
export async function findComparable(
  db: Reader,
  { skuId, grade, now }: { skuId: string; grade: Grade | null; now: Date },
): Promise<Comparable> {
  const { rows } = await sql<Comparable>`
    select count(*)::int as sold, percentile_disc(0.5) within group (order by days) as "medianDays",
      max(days) as "longestDays", percentile_disc(0.5) within group (order by sold_fen::int8) as "medianFen",
      min(sold_fen)::int8 as "lowestFen"
    from (
      select sold_fen, ceil(extract(epoch from sold_at - listed_at) / 86400)::int as days from open_box_units
      where sku_id = ${skuId} and grade = ${grade} and sold_at >= ${new Date(now.getTime() - 90 * DAY_MS)}
    ) as of_late`.execute(db);
  return rows[0] ?? { sold: 0, medianDays: null, longestDays: null, medianFen: null, lowestFen: null };
}
