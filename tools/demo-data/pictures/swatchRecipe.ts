import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { createRandom } from '../createRandom.ts';
import { lyingScenes, standingScenes, type ProductLook } from './assignLooks.ts';
import type { PictureRecipe } from './composePicture.ts';
import type { PaletteName } from './palettes.ts';
import { mainSize, thingOf, tiltOf } from './recipeParts.ts';

const SIDE = 640;
/** Grounds on which colours look as they are. */
const neutralPalettes: readonly PaletteName[] = ['pearl', 'stone', 'fog', 'oat', 'sand', 'slate'];

/** A product in one of its colours, for the choice of options. */
export function swatchRecipe(
  product: DemoProduct,
  look: ProductLook,
  value: { readonly value: string; readonly swatch: string },
): PictureRecipe {
  const random = createRandom(`swatch ${product.slug} ${value.value}`);
  const thing = thingOf(product, look);
  return {
    scene: random.pick(look.lies ? lyingScenes : standingScenes),
    palette: random.pick(neutralPalettes),
    things: [
      {
        ...thing,
        look: { emoji: thing.look.emoji, swatch: value.swatch },
        size: mainSize(look, random),
        rotate: tiltOf(product, look),
      },
    ],
    side: SIDE,
  };
}
