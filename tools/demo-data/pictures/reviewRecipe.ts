import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { createRandom } from '../createRandom.ts';
import type { ProductLook } from './assignLooks.ts';
import type { PictureRecipe, PlacedThing } from './composePicture.ts';
import { paletteNames } from './palettes.ts';
import { household, MIDDLE, thingOf } from './recipeParts.ts';

const SIDE = 480;

/** A buyer's snapshot: what they bought, in its colour, at home, a little crooked, with one of their own things in it. */
export function reviewRecipe(
  product: DemoProduct,
  look: ProductLook,
  { which, swatch }: { which: string; swatch: string | undefined },
): PictureRecipe {
  const random = createRandom(`review ${product.slug} ${which}`);
  const plain = thingOf(product, look);
  const shown = swatch === undefined ? plain : { ...plain, look: { emoji: plain.look.emoji, swatch } };
  const lies = look.lies || random.chance(0.2);
  const thing = { ...shown, size: random.between(330, 420), flop: random.chance(0.5) };
  const scene = lies ? random.pick(['flat', 'window'] as const) : random.pick(['window', 'split', 'studio'] as const);
  const rotate = lies ? random.between(-28, 28) : random.between(-4, 4);
  const own = random.pick(household);
  const side = random.pick([-1, 1]);
  const things: PlacedThing[] = [{ ...thing, lies, rotate, x: MIDDLE - side * 60 * random.next(), dy: 20 }];
  if (!lies && random.chance(0.7)) {
    things.unshift({ look: { emoji: own }, lies: false, size: 230, rotate: 0, x: MIDDLE + side * 230, dy: -10 });
  }
  return { scene, palette: random.pick(paletteNames), things, side: SIDE };
}
