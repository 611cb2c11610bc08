import { getFile, readFileBytes } from '../../../modules/content/files/index.ts';
import { findGoodsPictures, type GoodsPicture } from '../../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type Area, cutPicture } from '../../../platform/pictures/pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { keepGoodsPicture } from './keepGoodsPicture.ts';

interface Input {
  readonly fileId: string;
  readonly area: Area;
  readonly now: Date;
  readonly write: (work: (tx: Tx) => Promise<GoodsPicture>) => Promise<GoodsPicture>;
}

/** A part of a picture as a picture of its own; the whole one stays. */
export async function cutGoodsPicture(
  services: Pick<Services, 'db' | 'storage'>,
  { fileId, area, ...rest }: Input,
): Promise<GoodsPicture> {
  const { db, storage } = services;
  const source = (await findGoodsPictures(db.read, [fileId])).get(fileId);
  if (!source) throw new ShopError('NOT_FOUND');
  if (area.left + area.width > source.width || area.top + area.height > source.height)
    throw new ShopError('INVALID_INPUT', { fields: ['width', 'height'] });
  const { storageKey } = await getFile(db.read, fileId);
  const bytes = await cutPicture(await readFileBytes(storage, storageKey, null), area);
  return await keepGoodsPicture(services, { bytes, name: null, cutFrom: fileId, ...rest });
}
