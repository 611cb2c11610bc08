import type { Reader } from '../../../platform/database/Reader.ts';

/** Everything a user was told, for the export of their data. */
export async function listAllNotices(db: Reader, userId: string) {
  return await db
    .selectFrom('notices')
    .select(['title', 'body', 'created_at', 'read_at', 'sms_state'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}
