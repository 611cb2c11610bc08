import { newId } from '@jiwu/kernel';
import { encodePlaceholder, reencodePicture } from '../../../platform/pictures/pictures.ts';
import type { Storage } from '../../../platform/storage/Storage.ts';
import { type ShopPicture, storeShopBytes } from './storeShopBytes.ts';

/** The bytes of a picture that staff uploaded, such as a cover; its row follows, or the caller removes them. */
export async function storeShopPicture(
  storage: Storage,
  upload: Uint8Array,
  fileId = newId(),
): Promise<{ picture: ShopPicture; placeholder: string }> {
  const { bytes, mediaType, width, height } = await reencodePicture(upload);
  const picture = { fileId, mediaType, bytes, width, height };
  const placeholder = await encodePlaceholder(bytes);
  await storeShopBytes(storage, picture);
  return { picture, placeholder };
}
