import type { PictureRecipe } from '../pictures/composePicture.ts';
import type { PaletteName } from '../pictures/palettes.ts';

const SIDE = 320;

/** A face that fills its square. */
export function faceRecipe({ face, palette }: { face: string; palette: PaletteName }): PictureRecipe {
  const thing = { look: { emoji: face, saturation: 0.85 }, lies: true, size: 620, rotate: 0, x: 400, dy: 40 };
  return { scene: 'flat', palette, things: [thing], side: SIDE };
}
