import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Ask } from './asks.ts';

export interface Acknowledged {
  readonly lockId: string;
  readonly key: string;
  readonly kind: Ask['kind'];
  readonly text: string;
  readonly version: string;
  readonly at: Date;
}

export async function listAcknowledged(
  db: Reader,
  { userId, lockIds }: { userId: string; lockIds: readonly string[] },
): Promise<Acknowledged[]> {
  if (lockIds.length === 0) return [];
  const rows = await db
    .selectFrom('open_box_acknowledgements')
    .select(['lock_id as lockId', 'key', 'kind', 'text', 'version', 'at'])
    .where('user_id', '=', userId)
    .where('lock_id', 'in', [...lockIds])
    .orderBy('key')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as Ask['kind'] }));
}

/** Exactly these from now on: what was taken back goes, what was acknowledged before keeps its time. */
export async function setAcknowledged(
  tx: Tx,
  { userId, lockId, asks, now }: { userId: string; lockId: string; asks: readonly Ask[]; now: Date },
): Promise<void> {
  const kept = asks.map(({ key }) => key);
  let gone = tx.deleteFrom('open_box_acknowledgements').where('user_id', '=', userId).where('lock_id', '=', lockId);
  if (kept.length > 0) gone = gone.where('key', 'not in', kept);
  await gone.execute();
  if (asks.length === 0) return;
  await tx
    .insertInto('open_box_acknowledgements')
    .values(
      asks.map(({ key, kind, text, version }) => ({
        user_id: userId,
        lock_id: lockId,
        key,
        kind,
        text,
        version,
        at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a user acknowledged of units, for the export of their data. */
export async function listAllAcknowledged(db: Reader, userId: string) {
  return await db
    .selectFrom('open_box_acknowledgements')
    .innerJoin('open_box_locks as lock', (join) =>
      join
        .onRef('lock.user_id', '=', 'open_box_acknowledgements.user_id')
        .onRef('lock.id', '=', 'open_box_acknowledgements.lock_id'),
    )
    .innerJoin('open_box_units as unit', 'unit.id', 'lock.unit_id')
    .select(['unit.no', 'lock.price_fen', 'text', 'open_box_acknowledgements.version', 'at'])
    .where('open_box_acknowledgements.user_id', '=', userId)
    .orderBy('at', 'desc')
    .execute();
}
