import type { Storage } from '../../../platform/storage/Storage.ts';
import { copyKeyOf, storageKeyOf } from './storageKeys.ts';

/** A picture of the shop itself, such as the demo catalogue's. */
export interface ShopPicture {
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

/** Of a picture whose row was not written. */
export async function removeShopBytes(storage: Storage, { fileId }: Pick<ShopPicture, 'fileId'>): Promise<void> {
  await storage.remove(storageKeyOf(fileId));
}
