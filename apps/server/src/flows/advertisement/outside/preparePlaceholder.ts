import { getAnyBooking } from '../../../modules/content/advertisement/index.ts';
import { getFile, readFileBytes } from '../../../modules/content/files/index.ts';
import { encodePlaceholder } from '../../../platform/pictures/pictures.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * A few pixels of a booking's picture, made before the transaction that approves it. Not when it is booked: many may want one slot at once, and
 * pictures are worked on one at a time.
 */
export async function preparePlaceholder(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  bookingId: string,
): Promise<string> {
  const { pictureFileId } = await getAnyBooking(db.read, bookingId);
  const { storageKey } = await getFile(db.read, pictureFileId);
  return await encodePlaceholder(await readFileBytes(storage, storageKey, null));
}
