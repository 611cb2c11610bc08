import type { Config } from '../../../platform/config/config.ts';
import { keyedHash } from '../../../platform/crypto/hashing.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { sideBySide } from '../../../platform/database/sideBySide.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

/** There are few numbers: no plain hash hides them, a key outside the database does. */
export function hashPhone(config: Pick<Config, 'HASH_SECRET'>, phoneNumber: string): Buffer {
  return keyedHash(config.HASH_SECRET, `invitedPhone\n${phoneNumber}`);
}

/** An account gives up its number, by closing or by taking another one. */
export async function keepFormerPhone(
  tx: Tx,
  { userId, phoneHash, now }: { userId: string; phoneHash: Buffer; now: Date },
): Promise<void> {
  await tx
    .insertInto('former_phones')
    .values({ phone_hash: phoneHash, user_id: userId, left_at: now })
    .onConflict((conflict) => conflict.columns(['phone_hash', 'user_id']).doNothing())
    .execute();
}

/**
 * Closed accounts that gave up this number since a moment; sorted by id, so that two simultaneous registrations never deadlock.
 */
export async function listClosedWith(
  db: Reader,
  { phoneHash, since }: { phoneHash: Buffer; since: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('former_phones')
    .innerJoin('users', 'users.id', 'former_phones.user_id')
    .select('users.id')
    .where('phone_hash', '=', phoneHash)
    .where('left_at', '>', since)
    .where('users.state', '=', 'closed')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Whether the number was here before: a closed or renumbered account had given it up when this user registered, or an invitation
 * was rewarded for it. Numbers that the user gives up later do not count.
 */
export async function isKnownPhone(
  tx: Tx,
  { phoneHash, registeredAt }: { phoneHash: Buffer; registeredAt: Date },
): Promise<boolean> {
  const [former, rewarded] = await sideBySide(tx, [
    tx
      .selectFrom('former_phones')
      .select('left_at')
      .where('phone_hash', '=', phoneHash)
      .where('left_at', '<=', registeredAt)
      .executeTakeFirst(),
    tx
      .selectFrom('invitations')
      .select('invited_id')
      .where('phone_hash', '=', phoneHash)
      .where('state', 'in', ['rewarded', 'revoked'])
      .executeTakeFirst(),
  ]);
  return former !== undefined || rewarded !== undefined;
}
