import { storeShopBytes } from '../../../apps/server/src/modules/content/files/index.ts';
import type { Storage } from '../../../apps/server/src/platform/storage/Storage.ts';
import { idFrom } from '../idFrom.ts';
import type { PictureRecipe } from '../pictures/composePicture.ts';
import type { PictureMaker } from '../pictures/createPictureMaker.ts';

/** A picture whose bytes are stored; its row is written together with the row that shows it. */
export interface StoredPicture {
  readonly fileId: string;
  readonly mediaType: 'image/webp';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/** The maker of pictures, and the storage for their bytes. */
export interface PictureServices {
  readonly maker: PictureMaker;
  readonly storage: Storage;
}

/** Makes a picture and stores it. Its id comes from its recipe: another look is another file, which no cache mistakes. */
export async function storePicture(
  { maker, storage }: PictureServices,
  recipe: PictureRecipe,
  widths: readonly number[] = [],
): Promise<StoredPicture> {
  const { side, original, copies, placeholder } = await maker.make(recipe, widths);
  const picture = {
    fileId: idFrom('picture', maker.nameOf(recipe)),
    mediaType: 'image/webp' as const,
    bytes: original,
    width: side,
    height: side,
  };
  await storeShopBytes(storage, picture, copies);
  return { ...picture, placeholder };
}
