import { castShadow } from './castShadow.ts';
import type { ComposeCache } from './createComposeCache.ts';
import { CANVAS, floorY, tableY, type SceneName } from './drawScene.ts';
import { drawThing } from './drawThing.ts';
import { drawWear } from './drawWear.ts';
import { DRAWN, ENLARGED, type ThingLook } from './loadThing.ts';
import type { PaletteName } from './palettes.ts';
import { placeThing } from './placeThing.ts';
import type { Raster } from './Raster.ts';
import type { WearMark } from './WearMark.ts';

/** A thing on a picture. Lengths are those of a canvas of 800 × 800. */
export interface PlacedThing {
  readonly look: ThingLook;
  readonly size: number;
  readonly rotate: number;
  readonly flop?: boolean;
  /** It lies and is seen from above, instead of standing. */
  readonly lies: boolean;
  /** Its middle. */
  readonly x: number;
  /** Distance below the scene's floor line; nearer things stand lower. */
  readonly dy?: number;
  /** This point of its visible box, in shares, comes where its middle would be: for pictures of a detail. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** Printed on what is behind it: without a shadow. */
  readonly isPrint?: boolean;
  readonly marks?: readonly WearMark[];
}

/** Everything that decides what a picture looks like, and nothing else. */
export interface PictureRecipe {
  readonly scene: SceneName;
  readonly palette: PaletteName;
  /** From back to front. */
  readonly things: readonly PlacedThing[];
  /** Pixels of its side. */
  readonly side: number;
}

/** Above this the small drawing would look soft. */
const LARGE = 370;

/** Draws a picture as RGB pixels. */
export async function composePicture(recipe: PictureRecipe, cache: ComposeCache): Promise<Raster> {
  const { scene, palette, side } = recipe;
  const unit = side / CANVAS;
  const canvas = {
    pixels: new Uint8Array((await cache.scene(scene, palette, side)).pixels),
    width: side,
    height: side,
  };
  for (const { look, size, rotate, flop = false, lies, x, dy = 0, focus, isPrint, marks = [] } of recipe.things) {
    const thing = await cache.thing(look, size * unit > LARGE ? ENLARGED : DRAWN);
    const y = ((lies ? tableY(scene) : floorY(scene)) + dy) * unit;
    const pose = { size: size * unit, rotate, flop, x: x * unit, y, lies };
    const middle = placeThing(thing, pose);
    const placement = focus
      ? placeThing(thing, {
          ...pose,
          x: pose.x + (0.5 - focus.x) * middle.width,
          y: pose.y + (0.5 - focus.y) * middle.height,
        })
      : middle;
    if (!isPrint) castShadow(canvas, placement, lies);
    drawThing(canvas, placement);
    drawWear(canvas, placement, marks);
  }
  return canvas;
}
