import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PictureRecipe } from './composePicture.ts';
import { createPictureMaker } from './createPictureMaker.ts';

const recipe: PictureRecipe = {
  scene: 'plinth',
  palette: 'slate',
  things: [{ look: { emoji: '1f3a7', swatch: '#a35a4a' }, lies: false, size: 420, rotate: 4, x: 400 }],
  side: 320,
};
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'jiwu-pictures-'));
});
afterAll(() => rm(dir, { recursive: true }));

it('makes a picture in every size with a short placeholder, and keeps it', async () => {
  const first = createPictureMaker(dir);
  const made = await first.make(recipe, [160]);
  expect(await sharp(made.original).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
  expect(await sharp(made.copies.get(160)).metadata()).toMatchObject({ format: 'webp', width: 160 });
  expect(made.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(made.placeholder.length).toBeLessThanOrEqual(400);
  expect(first.figures).toEqual({ made: 1, kept: 0 });

  const second = createPictureMaker(dir);
  expect(await second.make(recipe, [160])).toEqual(made);
  expect(second.figures).toEqual({ made: 0, kept: 1 });
});

it('shows the thing in the colour of the swatch, above its shadow', async () => {
  const { original } = await createPictureMaker(dir).make(recipe, []);
  const { data, info } = await sharp(original).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const [red = 0, green = 0, blue = 0] = at(124, 215); // on the left cup
  expect(red).toBeGreaterThan(green + 30);
  expect(red).toBeGreaterThan(blue + 30);
  const light = (pixel: number[]) => pixel.reduce((sum, value) => sum + value, 0);
  expect(light(at(165, 245))).toBeLessThan(light(at(165, 120))); // the floor between the cups, the wall above
});

it('one that is wanted several times at once is made for each', async () => {
  const maker = createPictureMaker(dir);
  const wanted = { ...recipe, side: 200 };
  const made = await Promise.all(Array.from({ length: 6 }, () => maker.make(wanted, [100])));
  expect(new Set(made.map(({ placeholder }) => placeholder)).size).toBe(1);
});
