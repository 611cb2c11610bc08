import type { Reader } from '../../../../platform/database/Reader.ts';
import { maskName } from './maskName.ts';

interface UserProfile {
  readonly name: string;
  readonly level: string;
  readonly avatar: string | null;
}

/** The public part of users, shown beside their reviews and questions. */
export async function listUserProfiles(
  db: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, UserProfile>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'level', 'avatar_file_id'])
    .where('id', 'in', [...new Set(userIds)])
    .execute();
  return new Map(
    rows.map((row) => [row.id, { name: maskName(row.name), level: row.level, avatar: row.avatar_file_id }]),
  );
}
