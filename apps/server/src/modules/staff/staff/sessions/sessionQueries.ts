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
  return { sessionId: row.id, at: row.created_at.toISOString(), address: row.address, isLive: isLive(row, now) };
}

const SHOWN = 50;

/** A member's own sessions, the newest first. */
export async function listStaffSessions(db: Reader, { staffId, sessionId, now }: Session & { readonly now: Date }) {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'address', 'user_agent', 'created_at', 'last_seen_at', 'ended_at', 'expires_at'])
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isLive: isLive(row, now),
    isCurrent: row.id === sessionId,
  }));
}

function isLive(row: { ended_at: Date | null; expires_at: Date; last_seen_at: Date }, now: Date): boolean {
  return row.ended_at === null && row.expires_at > now && now.getTime() - row.last_seen_at.getTime() < IDLE_MS;
}
