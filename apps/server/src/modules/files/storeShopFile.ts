import { sha256 } from '../../platform/crypto/hashing.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import type { Storage } from '../../platform/storage/Storage.ts';
import { copyKeyOf, storageKeyOf } from './storageKeys.ts';

/** A picture of the shop's own, as it comes from whoever made it. */
interface ShopPicture {
  readonly fileId: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Bytes first, row second, as for every file. Copies by width are those that `readFileBytes` would make later. */
export async function storeShopBytes(
  storage: Storage,
  picture: ShopPicture,
  copies: ReadonlyMap<number, Uint8Array> = new Map(),
): Promise<void> {
  const key = storageKeyOf(picture.fileId);
  const copied = [...copies].map(([width, bytes]) => storage.put(copyKeyOf(key, width), bytes, 'image/webp'));
  await Promise.all([storage.put(key, picture.bytes, picture.mediaType), ...copied]);
}

/** Files of the shop's own: seen by everyone, never swept. Those that are known already stay as they are. */
export async function recordShopFiles(tx: Tx, pictures: readonly ShopPicture[], now: Date): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insertInto('files')
    .values(
      pictures.map((picture) => ({
        id: picture.fileId,
        owner_id: null,
        visibility: 'public',
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
