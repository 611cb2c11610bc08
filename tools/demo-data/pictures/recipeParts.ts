import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import type { Random } from '../createRandom.ts';
import type { ProductLook } from './assignLooks.ts';
import type { PlacedThing } from './composePicture.ts';
import { CANVAS } from './drawScene.ts';

export const MIDDLE = CANVAS / 2;
/** Household things that stand in the background. */
export const household = ['1fab4', '1f4da', '2615', '1f56f-fe0f', '1f9fa', '1fad6', '1f9f8', '1f4a1'];

/** The product as a thing in the middle of a picture. */
export function thingOf({ look }: DemoProduct, { lies, flop }: ProductLook): Omit<PlacedThing, 'size' | 'rotate'> {
  const { emoji, saturation, hue, brightness } = look;
  return {
    look: {
      emoji,
      ...(saturation === undefined ? {} : { saturation }),
      ...(hue === undefined ? {} : { hue }),
      ...(brightness === undefined ? {} : { brightness }),
    },
    lies,
    flop,
    x: MIDDLE,
  };
}

/** A standing thing may lean a little; more, and it would fall. */
export function tiltOf({ look: { rotate = 0 } }: DemoProduct, { lies }: { readonly lies: boolean }): number {
  return lies ? rotate : Math.max(-5, Math.min(5, rotate));
}

/** A lying thing is seen from above and may take more of the picture. */
export function mainSize({ lies }: ProductLook, random: Random): number {
  return (lies ? 470 : 410) + random.between(-15, 25);
}
