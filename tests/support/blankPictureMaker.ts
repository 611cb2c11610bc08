import sharp from 'sharp';
import type { PictureRecipe } from '../../tools/demo-data/pictures/composePicture.ts';
import { createPictureMaker, type PictureMaker } from '../../tools/demo-data/pictures/createPictureMaker.ts';

const SIDE = 80;

/** Names pictures as the demo shop does and draws none of them: what a picture would show is in its recipe, by its name. */
export async function blankPictureMaker(): Promise<
  PictureMaker & { readonly recipes: ReadonlyMap<string, PictureRecipe> }
> {
  const { nameOf, figures } = createPictureMaker('');
  const recipes = new Map<string, PictureRecipe>();
  const blank = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#ccc' } });
  const original = await blank.webp().toBuffer();
  return {
    nameOf,
    figures,
    recipes,
    async make(recipe, widths) {
      recipes.set(nameOf(recipe), recipe);
      const copies = new Map(widths.map((width) => [width, original]));
      return { side: SIDE, original, copies, placeholder: 'data:image/webp;base64,AAAA' };
    },
  };
}
