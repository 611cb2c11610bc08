import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { endSessions } from '../sessions/endSessions.ts';

interface Verdict {
  readonly userId: string;
  readonly reason: string;
  readonly staffId: string;
  readonly now: Date;
}

/** Shuts an account: every session ends, and nobody signs in until it is lifted. Returns how many sessions ended. */
export async function banUser(tx: Tx, { userId, reason, staffId, now }: Verdict): Promise<number> {
  // Whoever signs in at this moment waits here, and meets the ban; see `refuseBanned`.
  const { rows } = await sql<{ state: string }>`select state from users where id = ${userId} for update`.execute(tx);
  const [user] = rows;
  if (!user) throw new ShopError('NOT_FOUND');
  if (user.state !== 'active' || (await findBan(tx, userId))) throw new ShopError('USER_BAN_CHANGED');
  await tx
    .insertInto('user_bans')
    .values({ user_id: userId, id: newId(), reason, banned_at: now, banned_by: staffId })
    .execute();
  return await endSessions(tx, { userId, reason: 'revoked', now });
}

/** Returns why it had been shut. */
export async function unbanUser(tx: Tx, { userId, reason, staffId, now }: Verdict): Promise<string> {
  const lifted = await tx
    .updateTable('user_bans')
    .set({ lift_reason: reason, lifted_at: now, lifted_by: staffId })
    .where('user_id', '=', userId)
    .where('lifted_at', 'is', null)
    .returning('reason')
    .executeTakeFirst();
  if (!lifted) throw new ShopError('USER_BAN_CHANGED');
  return lifted.reason;
}

export async function findBan(db: Reader, userId: string) {
  return await db
    .selectFrom('user_bans')
    .select(['reason', 'banned_at as bannedAt', 'banned_by as bannedBy'])
    .where('user_id', '=', userId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
}

/** Asked when the session is written already: its reference to the user has waited for a ban that was under way. */
export async function refuseBanned(tx: Tx, userId: string): Promise<void> {
  if (await findBan(tx, userId)) throw new ShopError('USER_BANNED');
}
