import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { IDLE_MS } from './authenticateStaff.ts';

interface Session {
  readonly staffId: string;
  readonly sessionId: string;
}

/** Until when a session that is live lasts, and until when it lasts if nothing is done in it. */
export async function getSessionEnds(
  db: Reader,
  { staffId, sessionId }: Session,
): Promise<{ expiresAt: string; idleEndsAt: string }> {
  const row = await db
    .selectFrom('staff_sessions')
    .select(['expires_at', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!row) throw new ShopError('SESSION_ENDED');
  const idleEndMs = Math.min(row.last_seen_at.getTime() + IDLE_MS, row.expires_at.getTime());
  return { expiresAt: row.expires_at.toISOString(), idleEndsAt: new Date(idleEndMs).toISOString() };
}

/** The sign-in before this one. Ids grow with time. */
export async function findLoginBefore(db: Reader, { staffId, sessionId, now }: Session & { readonly now: Date }) {
  const row = await db
    .selectFrom('staff_sessions')
    .select(['id', 'created_at', 'address', 'ended_at', 'expires_at', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .where('id', '<', sessionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const idleSince = new Date(now.getTime() - IDLE_MS);
  const isLive = row.ended_at === null && row.expires_at > now && row.last_seen_at > idleSince;
  return { sessionId: row.id, at: row.created_at.toISOString(), address: row.address, isLive };
}
