import { sha256 } from '../../../platform/crypto/hashing.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { storageKeyOf } from './storageKeys.ts';
import type { ShopPicture } from './storeShopBytes.ts';

/**
 * Files of the shop itself: never swept. Public, unless only staff are to see them for the time being. Files that exist already
 * stay unchanged.
 */
export async function recordShopFiles(
  tx: Tx,
  pictures: readonly ShopPicture[],
  now: Date,
  visibility: 'public' | 'private' = 'public',
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insertInto('files')
    .values(
      pictures.map((picture) => ({
        id: picture.fileId,
        owner_id: null,
        visibility,
        media_type: picture.mediaType,
        bytes: picture.bytes.length,
        width: picture.width,
        height: picture.height,
        sha256: sha256(picture.bytes),
        storage_key: storageKeyOf(picture.fileId),
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
