import type { Services } from '../../platform/services.ts';

const BATCH = 200;
const WIDTHS = [80, 160, 320, 640, 1080];

/** Removes files past their time, row first: from then on nobody is shown them. */
export async function sweepFiles(services: Services): Promise<number> {
  const gone = await services.db.transact((tx) =>
    tx
      .deleteFrom('files')
      .where('id', 'in', (expired) =>
        expired
          .selectFrom('files')
          .select('id')
          .where('expires_at', '<=', services.clock())
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returning('storage_key')
      .execute(),
  );
  for (const { storage_key: key } of gone) {
    await services.storage.remove(key);
    for (const width of WIDTHS) await services.storage.remove(`${key}.w${width}.webp`);
  }
  return gone.length;
}
