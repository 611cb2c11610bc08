import { sha256 } from '../../../../platform/crypto/hashing.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

interface Device {
  readonly staffId: string;
  /** The key in the browser's cookie, of which only a hash is kept. */
  readonly key: string;
}

/** Whether this browser has signed in as this member before. */
export async function isKnownStaffDevice(db: Reader, { staffId, key }: Device): Promise<boolean> {
  const device = await db
    .selectFrom('staff_devices')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('key_hash', '=', sha256(key))
    .executeTakeFirst();
  return device !== undefined;
}

export async function rememberStaffDevice(
  tx: Tx,
  { staffId, key, now }: Device & { readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('staff_devices')
    .values({ staff_id: staffId, key_hash: sha256(key), created_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['staff_id', 'key_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
}
