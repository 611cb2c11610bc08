import { sha256 } from '../../../../platform/crypto/hashing.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** From now on this browser is known to the account. Only a hash of its key is kept: whoever reads the table gains nothing. */
export async function rememberDevice(tx: Tx, input: { userId: string; key: string; now: Date }): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({
      user_id: input.userId,
      key_hash: sha256(input.key),
      created_at: input.now,
      last_seen_at: input.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key_hash']).doUpdateSet({ last_seen_at: input.now }))
    .execute();
}
