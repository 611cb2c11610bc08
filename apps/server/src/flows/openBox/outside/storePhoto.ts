import { newId } from '@jiwu/kernel';
import { storeShopBytes } from '../../../modules/content/files/index.ts';
import { encodePlaceholder, reencodePicture, resizePicture } from '../../../platform/pictures/pictures.ts';
import type { Services } from '../../../platform/services.ts';
import type { StoredPhoto } from '../StoredPhoto.ts';

/** As wide as the widest picture that pages ask for. */
const RENDITION_WIDTH = 1080;

/** The bytes of a photo, as it was taken and as everyone will see it; rows follow, or the caller removes the bytes. */
export async function storePhoto({ storage }: Pick<Services, 'storage'>, upload: Uint8Array): Promise<StoredPhoto> {
  const { bytes, mediaType, width, height } = await reencodePicture(upload);
  const original = { fileId: newId(), mediaType, bytes, width, height };
  const small = await resizePicture(bytes, RENDITION_WIDTH);
  const scale = Math.min(1, RENDITION_WIDTH / width);
  const rendition = {
    fileId: newId(),
    mediaType,
    bytes: small,
    width: Math.round(width * scale),
    height: Math.max(1, Math.round(height * scale)),
  };
  const placeholder = await encodePlaceholder(bytes);
  await Promise.all([storeShopBytes(storage, original), storeShopBytes(storage, rendition)]);
  return { photoId: newId(), original, rendition, placeholder };
}
