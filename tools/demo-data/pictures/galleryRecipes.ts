import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { createRandom, type Random } from '../createRandom.ts';
import { lyingScenes, standingScenes, type ProductLook } from './assignLooks.ts';
import type { PictureRecipe, PlacedThing } from './composePicture.ts';
import { CANVAS, type SceneName } from './drawScene.ts';
import { lyingEmoji } from './lyingEmoji.ts';
import { paletteNames, type PaletteName } from './palettes.ts';
import { household, mainSize, MIDDLE, thingOf, tiltOf } from './recipeParts.ts';

/** Small things that lie around the product. */
const lyingAbout = ['1f33f', '1f453', '1f4d4', '1f58a-fe0f', '1f33c', '1f343'];

/** The four pictures of a product: as the lists show it, from another side, close up, and among other things. */
export function galleryRecipes(product: DemoProduct, look: ProductLook): readonly PictureRecipe[] {
  const random = createRandom(`gallery ${product.slug}`);
  const choices = createChoices(look, random);
  const thing = thingOf(product, look);
  const size = mainSize(look, random);
  const tilt = tiltOf(product, look);
  return [
    picture(look.scene, look.palette, look, [{ ...thing, size, rotate: tilt + random.between(-1, 1) }]),
    picture(choices.scene(), choices.palette(), look, [
      {
        ...thing,
        size: size * 1.08,
        rotate: look.lies ? tilt + random.pick([-14, 12]) : -tilt + random.between(-3, 3),
      },
    ]),
    closeUp(thing, choices.palette(), size, random),
    amongOthers(product, thing, { scene: choices.scene(['plinth', 'block']), palette: choices.palette() }, random),
  ];
}

function closeUp(thing: Omit<PlacedThing, 'size' | 'rotate'>, palette: PaletteName, size: number, random: Random) {
  const zoomed = { ...thing, size: size * 1.9, lies: true, rotate: random.between(-10, 10) };
  return picture('flat', palette, { lies: true }, [
    { ...zoomed, x: MIDDLE + random.pick([-150, 150]), dy: random.between(60, 150) },
  ]);
}

function amongOthers(
  product: DemoProduct,
  thing: Omit<PlacedThing, 'size' | 'rotate'>,
  { scene, palette }: { scene: SceneName; palette: PaletteName },
  random: Random,
): PictureRecipe {
  const [first = random.pick(thing.lies ? lyingAbout : household), second] = product.look.beside ?? [];
  const side = random.pick([-1, 1]);
  const other = (emoji: string, place: Pick<PlacedThing, 'size' | 'x' | 'dy'>): PlacedThing => ({
    look: { emoji, saturation: 0.62 },
    lies: thing.lies,
    rotate: thing.lies && lyingEmoji.has(emoji) ? random.between(-20, 20) : 0,
    ...place,
  });
  const low = thing.lies ? 170 : 44;
  return picture(scene, palette, thing, [
    other(first, { size: 230, x: MIDDLE + side * 220, dy: thing.lies ? -130 : -14 }),
    {
      ...thing,
      size: thing.lies ? 400 : 370,
      rotate: tiltOf(product, thing),
      x: MIDDLE - side * 80,
      dy: thing.lies ? 0 : 20,
    },
    ...(second ? [other(second, { size: 150, x: MIDDLE + side * 190, dy: low })] : []),
  ]);
}

function picture(
  scene: SceneName,
  palette: PaletteName,
  { lies }: { readonly lies: boolean },
  things: readonly PlacedThing[],
): PictureRecipe {
  return { scene, palette, things: things.map((thing) => ({ ...thing, lies })), side: CANVAS };
}

/** Scenes and palettes that none of the product's pictures has had yet. */
function createChoices(look: ProductLook, random: Random) {
  const scenes = new Set<SceneName>([look.scene]);
  const palettes = new Set<PaletteName>([look.palette]);
  return {
    scene(except: readonly SceneName[] = []): SceneName {
      const all = look.lies ? lyingScenes : standingScenes;
      const chosen = random.pick(all.filter((scene) => !scenes.has(scene) && !except.includes(scene)));
      scenes.add(chosen);
      return chosen;
    },
    palette(): PaletteName {
      const chosen = random.pick(paletteNames.filter((palette) => !palettes.has(palette)));
      palettes.add(chosen);
      return chosen;
    },
  };
}
