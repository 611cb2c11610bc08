import { DAY_MS } from '@jiwu/kernel';
import { recordFile, storeBytes } from '../../../modules/content/files/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type Picture, reencodePicture } from '../../../platform/pictures/pictures.ts';
import { isPdf, renderPdf } from '../../../platform/pictures/renderPdf.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Services } from '../../../platform/services.ts';

interface StoredLicence {
  readonly picture: Picture;
  readonly stored: Awaited<ReturnType<typeof storeBytes>>;
}

/**
 * The bytes of a licence: a picture, or the first page of a PDF, in either case encoded anew, so that nothing of the upload survives
 * but its pixels. Its row follows, or the caller removes them.
 */
export async function storeLicence(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  upload: Uint8Array,
): Promise<StoredLicence> {
  const picture = await reencodePicture(isPdf(upload) ? await firstPage(upload, log) : upload).catch(refuse);
  return { picture, stored: await storeBytes(storage, picture.bytes, picture.mediaType) };
}

/** Seen by its owner alone, and gone after a day unless a business keeps it. */
export async function recordLicence(
  tx: Tx,
  { ownerId, licence, now }: { ownerId: string; licence: StoredLicence; now: Date },
): Promise<{ id: string; width: number; height: number }> {
  const { stored, picture } = licence;
  const size = { width: picture.width, height: picture.height };
  const expiresAt = new Date(now.getTime() + DAY_MS);
  await recordFile(tx, { stored, ownerId, visibility: 'pending', size, now, expiresAt });
  return { id: stored.fileId, ...size };
}

async function firstPage(upload: Uint8Array, log: Services['log']): Promise<Buffer> {
  try {
    return await renderPdf(upload);
  } catch (error) {
    if (error instanceof ShopError) throw error;
    // Told to those who run the shop, too: pdftoppm may be missing.
    log.warn({ err: error, bytes: upload.length }, 'a PDF could not be rendered');
    throw new ShopError('LICENCE_REFUSED', { reason: (error as Error).message });
  }
}

function refuse(error: unknown): never {
  if (error instanceof ShopError && error.errorCode === 'FILE_REFUSED') {
    throw new ShopError('LICENCE_REFUSED', error.facts);
  }
  throw error;
}
