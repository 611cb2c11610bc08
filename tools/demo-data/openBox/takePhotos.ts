import { newId } from '@jiwu/kernel';
import type { StoredPhoto } from '../../../apps/server/src/flows/openBox/StoredPhoto.ts';
import { storeShopBytes } from '../../../apps/server/src/modules/content/files/index.ts';
import type { PictureServices } from '../seeding/storePicture.ts';
import type { UnitPhotoRecipe } from './unitRecipes.ts';

export type TakenPhoto = Pick<UnitPhotoRecipe, 'place' | 'words'> & { readonly stored: StoredPhoto };

/** Makes the photos of a thing and stores their bytes: each as the private original and as what everyone will see. */
export async function takePhotos(
  services: PictureServices,
  recipes: readonly UnitPhotoRecipe[],
): Promise<readonly TakenPhoto[]> {
  const taken: TakenPhoto[] = [];
  for (const { place, words, recipe } of recipes) taken.push({ place, words, stored: await take(services, recipe) });
  return taken;
}

/** They are no wider than pages ask for, so that the original and what is seen have the same bytes. */
async function take({ maker, storage }: PictureServices, recipe: UnitPhotoRecipe['recipe']): Promise<StoredPhoto> {
  const { side, original: bytes, placeholder } = await maker.make(recipe, []);
  const picture = () => ({ fileId: newId(), mediaType: 'image/webp', bytes, width: side, height: side });
  const [original, rendition] = [picture(), picture()];
  await Promise.all([storeShopBytes(storage, original), storeShopBytes(storage, rendition)]);
  return { photoId: newId(), original, rendition, placeholder };
}
