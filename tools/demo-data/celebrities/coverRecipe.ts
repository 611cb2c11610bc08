import type { PictureRecipe } from '../pictures/composePicture.ts';
import { CANVAS } from '../pictures/drawScene.ts';
import type { PaletteName } from '../pictures/palettes.ts';

/** As wide as the page. */
const SIDE = 1200;
const THING = 98;

interface Cover {
  readonly palette: PaletteName;
  readonly cover: readonly string[];
}

/** Things in a row on the floor of a room: of the square only the band around them is shown. */
export function coverRecipe({ palette, cover }: Cover): PictureRecipe {
  const step = CANVAS / (cover.length + 2);
  return {
    scene: 'studio',
    palette,
    things: cover.map((emoji, index) => ({
      look: { emoji, saturation: 0.65 },
      lies: false,
      size: THING,
      rotate: 0,
      x: step * (index + 1.5),
    })),
    side: SIDE,
  };
}
