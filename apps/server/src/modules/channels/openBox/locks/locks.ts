import type { Selectable } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { OpenBoxLocks } from '../../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Grade } from '../units/Unit.ts';

/** What a user was promised with a claim, whose id it bears. */
export interface Lock {
  readonly userId: string;
  readonly id: string;
  readonly unitId: string;
  readonly priceFen: number;
  /** From where the price had fallen. */
  readonly startFen: number;
  readonly grade: Grade;
  readonly inspectionNo: number;
  readonly asked: number;
  readonly lockedAt: Date;
}

interface Key {
  readonly userId: string;
  readonly id: string;
}

function lockOf(row: Selectable<OpenBoxLocks>): Lock {
  return {
    userId: row.user_id,
    id: row.id,
    unitId: row.unit_id,
    priceFen: row.price_fen,
    startFen: row.start_fen,
    grade: row.grade as Grade,
    inspectionNo: row.inspection_no,
    asked: row.asked,
    lockedAt: row.locked_at,
  };
}

export async function recordLock(tx: Tx, lock: Lock): Promise<void> {
  await tx
    .insertInto('open_box_locks')
    .values({
      user_id: lock.userId,
      id: lock.id,
      unit_id: lock.unitId,
      price_fen: lock.priceFen,
      start_fen: lock.startFen,
      grade: lock.grade,
      inspection_no: lock.inspectionNo,
      asked: lock.asked,
      locked_at: lock.lockedAt,
    })
    .execute();
}

/** Another user's lock counts as not found; so does a claim of something else. */
export async function getLock(db: Reader, { userId, id }: Key): Promise<Lock> {
  const [lock] = await listLocks(db, { userId, ids: [id] });
  if (!lock) throw new ShopError('NOT_FOUND');
  return lock;
}

export async function listLocks(
  db: Reader,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Lock[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('open_box_locks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(lockOf);
}

/** What stands on the things that were locked, by the id of the lock; of any number of users in one statement. */
export async function listLockedPieces(
  db: Reader,
  keys: readonly Key[],
): Promise<ReadonlyMap<string, { readonly no: string; readonly serial: string }>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('open_box_locks as lock')
    .innerJoin('open_box_units as unit', 'unit.id', 'lock.unit_id')
    .select(['lock.id', 'unit.no', 'unit.serial'])
    .where(
      'lock.user_id',
      'in',
      keys.map(({ userId }) => userId),
    )
    .where(
      'lock.id',
      'in',
      keys.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, ...piece }) => [id, piece]));
}
