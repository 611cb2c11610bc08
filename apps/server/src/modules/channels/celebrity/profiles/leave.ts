import type { Tx } from '../../../../platform/database/Tx.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { CELEBRITY } from '../Celebrity.ts';

/** Of an account that is closed: the page is gone, its picks have ended, and what orders are credited to names nobody. */
export async function leave(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await tx.deleteFrom('celebrity_applications').where('user_id', '=', userId).execute();
  const row = await tx
    .updateTable('celebrities')
    .set(({ eb }) => ({
      name: '已注销',
      field: '已注销',
      bio: '已注销',
      avatar_file_id: null,
      avatar_placeholder: null,
      cover_file_id: null,
      cover_placeholder: null,
      platforms: '[]',
      state: 'hidden',
      version: eb('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  await tx
    .updateTable('celebrity_picks')
    .set({ ends_at: now })
    .where('celebrity_id', '=', row.id)
    .where((either) => either.or([either('ends_at', 'is', null), either('ends_at', '>', now)]))
    .where('starts_at', '<=', now)
    .execute();
  outdateTags(tx, [CELEBRITY]);
}
