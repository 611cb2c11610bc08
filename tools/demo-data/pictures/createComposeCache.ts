import sharp from 'sharp';
import { CANVAS, drawScene, type SceneName } from './drawScene.ts';
import { loadDrawing, prepareThing, type ThingLook, type ThingSide } from './loadThing.ts';
import type { PaletteName } from './palettes.ts';
import type { Raster } from './Raster.ts';

/** Parts that several pictures share: empty scenes, and things in their colours. */
export interface ComposeCache {
  readonly scene: (scene: SceneName, palette: PaletteName, side: number) => Promise<Raster>;
  readonly thing: (look: ThingLook, side: ThingSide) => Promise<Raster>;
}

/** A thing is used for the pictures of one product, one after the other; drawings come again beside other things. */
const THINGS_KEPT = 24;
const DRAWINGS_KEPT = 160;

export function createComposeCache(): ComposeCache {
  const scenes = new Map<string, Promise<Raster>>();
  const drawings = new Map<string, Promise<Raster>>();
  const things = new Map<string, Promise<Raster>>();
  const cache: ComposeCache = {
    scene: (scene, palette, side) =>
      keep(scenes, `${scene} ${palette} ${side}`, async () =>
        side === CANVAS
          ? await renderScene(scene, palette)
          : await resizeScene(await cache.scene(scene, palette, CANVAS), side),
      ),
    async thing(look, side) {
      const { emoji, saturation, hue, brightness, swatch } = look;
      const key = [emoji, saturation, hue, brightness, swatch].join(' ');
      const drawing = keepFew(drawings, DRAWINGS_KEPT, key, () => loadDrawing(look));
      return await keepFew(things, THINGS_KEPT, `${key} ${side}`, async () => await prepareThing(await drawing, side));
    },
  };
  return cache;
}

/** The same, and lets go of the oldest. */
function keepFew<T>(kept: Map<string, Promise<T>>, few: number, key: string, make: () => Promise<T>): Promise<T> {
  const oldest = kept.keys().next().value;
  if (kept.size > few && oldest !== undefined && oldest !== key) kept.delete(oldest);
  return keep(kept, key, make);
}

function keep<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

async function renderScene(scene: SceneName, palette: PaletteName): Promise<Raster> {
  const svg = Buffer.from(drawScene(scene, palette));
  return { pixels: await sharp(svg).removeAlpha().raw().toBuffer(), width: CANVAS, height: CANVAS };
}

async function resizeScene({ pixels, width, height }: Raster, side: number): Promise<Raster> {
  const smaller = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(side, side);
  return { pixels: await smaller.raw().toBuffer(), width: side, height: side };
}
