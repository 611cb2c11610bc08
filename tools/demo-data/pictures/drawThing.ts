import type { Placement } from './placeThing.ts';
import type { Raster } from './Raster.ts';

/** Room for soft edges around what counts as seen. */
const EDGE = 2;
/** Places in the thing are whole numbers, of which the lower 16 bits are the part of a pixel. */
const ONE = 65_536;

/**
 * Puts a thing on the canvas (RGB), each pixel mixed from the four around its place in the thing. Written out by hand, in
 * whole numbers, because it is where most of the time would go.
 */
export function drawThing(canvas: Raster, { thing, back, ...box }: Placement): void {
  const { pixels, width, height } = thing;
  const target = canvas.pixels;
  const left = Math.max(0, Math.floor(box.left) - EDGE);
  const right = Math.min(canvas.width, Math.ceil(box.left + box.width) + EDGE);
  const bottom = Math.min(canvas.height, Math.ceil(box.top + box.height) + EDGE);
  const rowBytes = width * 4;
  const stepX = Math.round(back.xx * ONE);
  const stepY = Math.round(back.yx * ONE);
  const endX = (width - 1) * ONE;
  const endY = (height - 1) * ONE;
  for (let y = Math.max(0, Math.floor(box.top) - EDGE); y < bottom; y += 1) {
    let atX = Math.round((back.xx * left + back.xy * y + back.x0) * ONE);
    let atY = Math.round((back.yx * left + back.yy * y + back.y0) * ONE);
    let to = (y * canvas.width + left) * 3;
    for (let x = left; x < right; x += 1) {
      if (atX >= 0 && atY >= 0 && atX < endX && atY < endY) {
        const at = (atY >> 16) * rowBytes + ((atX >> 16) << 2);
        mixPixel(target, to, pixels, at, at + rowBytes, (atX >> 8) & 255, (atY >> 8) & 255);
      }
      atX += stepX;
      atY += stepY;
      to += 3;
    }
  }
}

/** `right` and `down` say, of 256, how far the place is from the pixel at `at` towards its neighbours. */
function mixPixel(
  target: Uint8Array,
  to: number,
  pixels: Uint8Array,
  at: number,
  below: number,
  right: number,
  down: number,
): void {
  const d = (right * down) >> 8;
  const b = right - d;
  const c = down - d;
  const a = 256 - right - c;
  const alpha =
    a * (pixels[at + 3] as number) +
    b * (pixels[at + 7] as number) +
    c * (pixels[below + 3] as number) +
    d * (pixels[below + 7] as number);
  if (alpha < 256) return;
  const rest = 65_280 - alpha;
  target[to] =
    (((((target[to] as number) * rest) / 255) | 0) +
      a * (pixels[at] as number) +
      b * (pixels[at + 4] as number) +
      c * (pixels[below] as number) +
      d * (pixels[below + 4] as number)) >>
    8;
  target[to + 1] =
    (((((target[to + 1] as number) * rest) / 255) | 0) +
      a * (pixels[at + 1] as number) +
      b * (pixels[at + 5] as number) +
      c * (pixels[below + 1] as number) +
      d * (pixels[below + 5] as number)) >>
    8;
  target[to + 2] =
    (((((target[to + 2] as number) * rest) / 255) | 0) +
      a * (pixels[at + 2] as number) +
      b * (pixels[at + 6] as number) +
      c * (pixels[below + 2] as number) +
      d * (pixels[below + 6] as number)) >>
    8;
}
