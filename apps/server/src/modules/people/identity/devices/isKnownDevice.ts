import { sha256 } from '../../../../platform/crypto/hashing.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** Whether this browser has logged in to the account before. */
export async function isKnownDevice(db: Reader, input: { userId: string; key: string }): Promise<boolean> {
  const device = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', input.userId)
    .where('key_hash', '=', sha256(input.key))
    .executeTakeFirst();
  return device !== undefined;
}
