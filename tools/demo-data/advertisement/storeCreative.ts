import { DAY_MS } from '@jiwu/kernel';
import sharp from 'sharp';
import { recordFile, storeBytes } from '../../../apps/server/src/modules/content/files/index.ts';
import { encodePlaceholder } from '../../../apps/server/src/platform/pictures/pictures.ts';
import { coverRecipe } from '../celebrities/coverRecipe.ts';
import type { ResellerScene } from '../reseller/ResellerScene.ts';
import type { PictureServices } from '../seeding/storePicture.ts';
import type { DemoPlacement } from './demoPlacements.ts';

/** The band of the composed square around its things that is kept, twice as wide as high, in shares of its side. */
const BAND = { left: 0.14, top: 0.51, width: 0.72, height: 0.36 };
/** As large as every place wants it, also where the demo's pictures are made small. */
const SIZE = { width: 1200, height: 600 };

/** A picture as its owner would upload it. */
export async function storeCreative(
  { db, userId }: ResellerScene,
  { maker, storage }: PictureServices,
  { palette, things, at }: Pick<DemoPlacement, 'palette' | 'things'> & { readonly at: Date },
): Promise<{ fileId: string; placeholder: string }> {
  const { side, original } = await maker.make(coverRecipe({ palette, cover: things }), []);
  const pixels = (share: number): number => Math.round(side * share);
  const bytes = await sharp(original)
    .extract({ left: pixels(BAND.left), top: pixels(BAND.top), width: pixels(BAND.width), height: pixels(BAND.height) })
    .resize(SIZE.width, SIZE.height)
    .webp({ quality: 86 })
    .toBuffer();
  const stored = await storeBytes(storage, bytes, 'image/webp');
  const expiresAt = new Date(at.getTime() + DAY_MS);
  await db.transact((tx) =>
    recordFile(tx, { stored, ownerId: userId, visibility: 'pending', size: SIZE, now: at, expiresAt }),
  );
  return { fileId: stored.fileId, placeholder: await encodePlaceholder(bytes) };
}
