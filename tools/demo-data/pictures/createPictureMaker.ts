import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { composePicture, type PictureRecipe } from './composePicture.ts';
import { createComposeCache } from './createComposeCache.ts';
import { encodePicture, type EncodedPicture } from './encodePicture.ts';

/** To be raised when pictures come out differently from the same recipe. */
const VERSION = 4;

export interface PictureMaker {
  /** Names the picture: the same recipe has the same name on every machine. */
  readonly nameOf: (recipe: PictureRecipe) => string;
  readonly make: (recipe: PictureRecipe, widths: readonly number[]) => Promise<EncodedPicture>;
  readonly figures: { made: number; kept: number };
}

/**
 * Makes pictures from recipes, and keeps them in a directory, so that the next shop has them at once. A scale below 1 makes them
 * smaller, under the same names.
 */
export function createPictureMaker(dir: string, scale = 1): PictureMaker {
  sharp.concurrency(1); // several pictures are made at once: each needs but one thread
  sharp.cache(false);
  const cache = createComposeCache();
  const figures = { made: 0, kept: 0 };
  const nameOf = (recipe: PictureRecipe) =>
    createHash('sha256')
      .update(`${VERSION} ${JSON.stringify(recipe)}`)
      .digest('hex');
  return {
    nameOf,
    figures,
    async make(recipe, widths) {
      const name = nameOf(recipe);
      const place = path.join(dir, name.slice(0, 2), `${name}.json`);
      const kept = await findKept(place, widths);
      if (kept) {
        figures.kept += 1;
        return kept;
      }
      const side = Math.round(recipe.side * scale);
      const made = await encodePicture(await composePicture({ ...recipe, side }, cache), widths);
      await keep(place, made);
      figures.made += 1;
      return made;
    },
  };
}

interface KeptPicture {
  readonly side: number;
  readonly original: string;
  readonly copies: Record<string, string>;
  readonly placeholder: string;
}

async function keep(place: string, { side, original, copies, placeholder }: EncodedPicture): Promise<void> {
  const kept: KeptPicture = {
    side,
    original: original.toString('base64'),
    copies: Object.fromEntries([...copies].map(([width, bytes]) => [width, bytes.toString('base64')])),
    placeholder,
  };
  await mkdir(path.dirname(place), { recursive: true });
  // Written beside and renamed: two shops may be filled at once, and one of them may want the same picture twice at once.
  const beside = `${place}.${randomUUID()}`;
  await writeFile(beside, JSON.stringify(kept));
  await rename(beside, place);
}

/** Nothing when it was never made, or not in all the sizes. */
async function findKept(place: string, widths: readonly number[]): Promise<EncodedPicture | null> {
  let text: string;
  try {
    text = await readFile(place, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
  const kept = JSON.parse(text) as KeptPicture;
  const copies = new Map(Object.entries(kept.copies).map(([width, bytes]) => [Number(width), fromBase64(bytes)]));
  if (!widths.every((width) => copies.has(width))) return null;
  return { side: kept.side, original: fromBase64(kept.original), copies, placeholder: kept.placeholder };
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64');
