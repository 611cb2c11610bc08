import { rules } from '@jiwu/contract';
import { type AdvertisementPlace, isBookedPicture } from '../../modules/content/advertisement/index.ts';
import { keepFiles, lockOwnUpload } from '../../modules/content/files/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly userId: string;
  readonly fileId: string;
  readonly place: AdvertisementPlace;
  readonly now: Date;
}

/**
 * Keeps a picture for a booking: one that was just uploaded, that everyone sees already, or of an earlier booking. What was given to the shop
 * for another purpose, such as a licence, is no picture for an advertisement.
 */
export async function takePicture(tx: Tx, { userId, fileId, place, now }: Input): Promise<void> {
  const file = await lockOwnUpload(tx, { fileId, ownerId: userId, now });
  if (!file) throw new ShopError('NOT_FOUND');
  if (file.visibility === 'private' && !(await isBookedPicture(tx, { userId, fileId })))
    throw new ShopError('NOT_FOUND');
  const { width, height } = rules.advertisement.placeTerms[place].picture;
  if (file.width < width || file.height < height) throw new ShopError('AD_PICTURE_SMALL', { width, height });
  if (file.visibility === 'pending') await keepFiles(tx, { fileIds: [fileId], ownerId: userId, now });
}
