import type { Reader } from '../../../../platform/database/Reader.ts';

/** The pages of some users, by user; who has none, or is hidden, is left out. Nobody asked for costs no statement. */
export async function findShownOf(
  db: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('celebrities')
    .select(['user_id', 'id', 'name'])
    .where('user_id', 'in', [...new Set(userIds)])
    .where('state', '=', 'shown')
    .execute();
  return new Map(rows.map(({ user_id: userId, id, name }) => [userId, { id, name }]));
}
