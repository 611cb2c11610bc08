import type { Raster } from './Raster.ts';

/** A thing, turned and scaled, at its place on the canvas. */
export interface Placement {
  readonly thing: Raster;
  /** From a point of the canvas to one of the thing: x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0. */
  readonly back: {
    readonly xx: number;
    readonly xy: number;
    readonly x0: number;
    readonly yx: number;
    readonly yy: number;
    readonly y0: number;
  };
  /** The visible part. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Pose {
  /** Visible size: the longer side of a thing that is as wide as high; long things are longer. */
  readonly size: number;
  readonly rotate: number;
  readonly flop: boolean;
  /** The middle of the thing, and its lower edge, or its middle as well when it lies. */
  readonly x: number;
  readonly y: number;
  readonly lies: boolean;
}

const VISIBLE_ALPHA = 8;

export function placeThing(thing: Raster, pose: Pose): Placement {
  const angle = (pose.rotate * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const mirror = pose.flop ? -1 : 1;
  const turned = turnedBox(thing, cos, sin, mirror);
  const longest = Math.max(turned.width, turned.height);
  const scale = pose.size / (0.6 * longest + 0.4 * Math.sqrt(turned.width * turned.height));
  const width = turned.width * scale;
  const height = turned.height * scale;
  const left = pose.x - width / 2;
  const top = pose.lies ? pose.y - height / 2 : pose.y - height;
  // A point of the thing, turned and scaled, comes to `shift` + its turned place: solved for the point.
  const shiftX = left - turned.left * scale;
  const shiftY = top - turned.top * scale;
  const xx = (cos / scale) * mirror;
  const xy = (sin / scale) * mirror;
  const yx = -sin / scale;
  const yy = cos / scale;
  const back = { xx, xy, x0: -xx * shiftX - xy * shiftY, yx, yy, y0: -yx * shiftX - yy * shiftY };
  return { thing, back, left, top, width, height };
}

/** The box around a thing once it is turned; every second row and column says enough. */
function turnedBox({ pixels, width, height }: Raster, cos: number, sin: number, mirror: number) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if ((pixels[(y * width + x) * 4 + 3] as number) <= VISIBLE_ALPHA) continue;
      const turnedX = mirror * x * cos - y * sin;
      const turnedY = mirror * x * sin + y * cos;
      if (turnedX < left) left = turnedX;
      if (turnedX > right) right = turnedX;
      if (turnedY < top) top = turnedY;
      if (turnedY > bottom) bottom = turnedY;
    }
  }
  return { left, top, width: right - left, height: bottom - top };
}
