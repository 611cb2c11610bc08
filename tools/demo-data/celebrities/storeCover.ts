import sharp from 'sharp';
import { type ShopPicture, storeShopBytes } from '../../../apps/server/src/modules/content/files/index.ts';
import { encodePlaceholder } from '../../../apps/server/src/platform/pictures/pictures.ts';
import { idFrom } from '../idFrom.ts';
import type { PictureServices } from '../seeding/storePicture.ts';
import { coverRecipe } from './coverRecipe.ts';

/** The band of the square that is kept: from here on, and so high, in shares of its side. */
const TOP = 0.46;
const HEIGHT = 0.44;

/** A wide picture: the composed square without what no page shows of it. */
export async function storeCover(
  { maker, storage }: PictureServices,
  wish: Parameters<typeof coverRecipe>[0],
): Promise<{ picture: ShopPicture; placeholder: string }> {
  const recipe = coverRecipe(wish);
  const { side, original } = await maker.make(recipe, []);
  const [width, height] = [side, Math.round(side * HEIGHT)];
  const bytes = await sharp(original)
    .extract({ left: 0, top: Math.round(side * TOP), width, height })
    .webp({ quality: 82 })
    .toBuffer();
  const fileId = idFrom('cover', maker.nameOf(recipe));
  const picture = { fileId, mediaType: 'image/webp' as const, bytes, width, height };
  await storeShopBytes(storage, picture);
  return { picture, placeholder: await encodePlaceholder(bytes) };
}
