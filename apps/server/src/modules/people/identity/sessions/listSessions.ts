import type { Reader } from '../../../../platform/database/Reader.ts';

export async function listSessions(db: Reader, userId: string) {
  return await db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
}
