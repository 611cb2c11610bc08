import { expect, it } from 'vitest';
import { drawWear } from './drawWear.ts';
import { drawThing } from './drawThing.ts';
import { placeThing } from './placeThing.ts';
import type { Raster } from './Raster.ts';
import type { WearMark } from './WearMark.ts';

const SIDE = 120;
const GREY = 120;

/** A grey square of half the side on a grey ground, before and after the mark. */
function worn(mark: WearMark): { before: Raster; after: Raster } {
  const thing = { pixels: new Uint8Array(64 * 64 * 4).fill(GREY), width: 64, height: 64 };
  for (let at = 3; at < thing.pixels.length; at += 4) thing.pixels[at] = 255;
  const canvas = { pixels: new Uint8Array(SIDE * SIDE * 3).fill(200), width: SIDE, height: SIDE };
  const placement = placeThing(thing, { size: 60, rotate: 0, flop: false, x: 60, y: 60, lies: true });
  drawThing(canvas, placement);
  const before = { ...canvas, pixels: new Uint8Array(canvas.pixels) };
  drawWear(canvas, placement, [mark]);
  return { before, after: canvas };
}

const changed = ({ before, after }: { before: Raster; after: Raster }) =>
  Array.from({ length: SIDE * SIDE }, (_, at) => at).filter((at) => before.pixels[at * 3] !== after.pixels[at * 3]);

it.each(['scratch', 'dent', 'scuff', 'chip', 'stain'] as const)('a %s is seen on its thing', (kind) => {
  const pictures = worn({ kind, x: 0.5, y: 0.5, size: 0.5, angle: 20 });
  const places = changed(pictures);
  expect(places.length).toBeGreaterThan(20);
  expect(places.length).toBeLessThan(60 * 60);
});

it('a trace at the edge never hangs in the air', () => {
  const places = changed(worn({ kind: 'stain', x: 1, y: 0.5, size: 0.8 }));
  expect(places.length).toBeGreaterThan(20);
  expect(Math.max(...places.map((at) => at % SIDE))).toBeLessThanOrEqual(91);
});

it('a scratch is pale, a stain is dark', () => {
  const middle = (60 * SIDE + 60) * 3;
  expect(worn({ kind: 'scratch', x: 0.5, y: 0.5, size: 0.6 }).after.pixels[middle]).toBeGreaterThan(GREY + 60);
  expect(worn({ kind: 'stain', x: 0.5, y: 0.5, size: 0.6 }).after.pixels[middle]).toBeLessThan(GREY - 15);
});
