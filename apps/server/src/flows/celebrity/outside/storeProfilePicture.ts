import { newId } from '@jiwu/kernel';
import { type ShopPicture, storeShopBytes } from '../../../modules/content/files/index.ts';
import { encodePlaceholder, reencodePicture } from '../../../platform/pictures/pictures.ts';
import type { Services } from '../../../platform/services.ts';

/** The bytes of an avatar or a cover; its row follows, or the caller removes them. */
export async function storeProfilePicture(
  { storage }: Pick<Services, 'storage'>,
  upload: Uint8Array,
): Promise<{ picture: ShopPicture; placeholder: string }> {
  const { bytes, mediaType, width, height } = await reencodePicture(upload);
  const picture = { fileId: newId(), mediaType, bytes, width, height };
  const placeholder = await encodePlaceholder(bytes);
  await storeShopBytes(storage, picture);
  return { picture, placeholder };
}
