import { findOwnPicture, readFileBytes } from '../../../modules/content/files/index.ts';
import { encodePlaceholder } from '../../../platform/pictures/pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** The writer's own pictures with a few pixels of each, which a list shows until the picture is there. Before the write: it takes time. */
export async function loadReviewPictures(
  { db, storage, clock }: Services,
  { userId, fileIds }: { userId: string; fileIds: readonly string[] },
): Promise<{ fileId: string; placeholder: string }[]> {
  const pictures: { fileId: string; placeholder: string }[] = [];
  for (const fileId of fileIds) {
    const file = await findOwnPicture(db.read, { fileId, ownerId: userId, now: clock() });
    if (!file) throw new ShopError('NOT_FOUND');
    const bytes = await readFileBytes(storage, file.storageKey, null);
    pictures.push({ fileId, placeholder: await encodePlaceholder(bytes) });
  }
  return pictures;
}
