import { rules } from '@jiwu/contract';
import type { Services } from '../../../platform/services.ts';
import { isInUse } from './isInUse.ts';
import { copyKeyOf } from './storageKeys.ts';

const BATCH = 200;

/**
 * Removes expired files. No page shows them any more, so the bytes go first, and an interruption leaves rows that the next sweep
 * finds. A file that is still in use is left alone, even past its expiry.
 */
export async function sweepFiles(services: Services): Promise<void> {
  for (;;) {
    const gone = await services.db.read
      .selectFrom('files')
      .select(['id', 'storage_key'])
      .where('expires_at', '<=', services.clock())
      .where((where) =>
        where.not(
          where.exists(where.selectFrom('users').select('users.id').whereRef('users.avatar_file_id', '=', 'files.id')),
        ),
      )
      .where((where) => where.not(isInUse))
      .limit(BATCH)
      .execute();
    if (gone.length === 0) return;
    for (const { storage_key: key } of gone) {
      await services.storage.remove(key);
      for (const width of rules.pictureWidths) await services.storage.remove(copyKeyOf(key, width));
    }
    const ids = gone.map(({ id }) => id);
    await services.db.transact((tx) => tx.deleteFrom('files').where('id', 'in', ids).execute());
  }
}
