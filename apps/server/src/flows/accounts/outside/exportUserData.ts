import { businessDay, DAY_MS } from '@jiwu/kernel';
import { recordFile, storeBytes } from '../../../modules/content/files/index.ts';
import { finishExport, getUser } from '../../../modules/people/identity/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Services } from '../../../platform/services.ts';
import { exportSections } from '../queries/exportSections.ts';

const KEPT_MS = 7 * DAY_MS;

/** Writes all that the shop knows of a user into one private file. Running twice leaves one finished export. */
export async function exportUserData(services: Services, input: { userId: string; exportId: string }): Promise<void> {
  const { userId, exportId } = input;
  const now = services.clock();
  const text = JSON.stringify(await collect(services.db.read, userId, now), null, 2);
  const stored = await storeBytes(services.storage, Buffer.from(text), 'application/json');
  const kept = await services.db.transact(async (tx) => {
    if (!(await finishExport(tx, { userId, exportId, fileId: stored.fileId, now }))) return false;
    await recordFile(tx, {
      stored,
      ownerId: userId,
      visibility: 'private',
      fileName: `jiwu-${businessDay(now)}.json`,
      now,
      expiresAt: new Date(now.getTime() + KEPT_MS),
    });
    return true;
  });
  // Another run was faster, or the account has been closed meanwhile: this copy must not stay.
  if (!kept) await services.storage.remove(stored.storageKey);
}

/** Reads one section after the other: nobody waits for the file, and others need the connections. */
async function collect(db: Reader, userId: string, now: Date): Promise<Record<string, unknown>> {
  const user = await getUser(db, userId);
  const file: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(exportSections)) file[name] = await read(db, { user, now });
  return file;
}
