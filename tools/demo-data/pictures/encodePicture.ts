import sharp from 'sharp';
import type { Raster } from './Raster.ts';

/** A picture as it is stored: the original, smaller copies by width, and a few pixels to show until it is there. */
export interface EncodedPicture {
  readonly side: number;
  readonly original: Buffer;
  readonly copies: ReadonlyMap<number, Buffer>;
  /** A data address. */
  readonly placeholder: string;
}

/** Originals are seldom sent, so they may be a little larger and are made in half the time; copies are sent often. */
const ORIGINAL = { quality: 84, effort: 0 } as const;
const COPY = { quality: 82, effort: 2 } as const;
const PLACEHOLDER = { side: 12, quality: 40, effort: 4 } as const;
const MAX_PLACEHOLDER_LENGTH = 400;

export async function encodePicture(picture: Raster, widths: readonly number[]): Promise<EncodedPicture> {
  const open = () => sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 3 } });
  const original = await open().webp(ORIGINAL).toBuffer();
  const copies = new Map<number, Buffer>();
  for (const width of widths) {
    copies.set(width, await open().resize({ width, withoutEnlargement: true }).webp(COPY).toBuffer());
  }
  return { side: picture.width, original, copies, placeholder: await encodePlaceholder(picture) };
}

async function encodePlaceholder(picture: Raster): Promise<string> {
  const { side, ...quality } = PLACEHOLDER;
  const tiny = sharp(shrink(picture, side), { raw: { width: side, height: side, channels: 3 } });
  const placeholder = `data:image/webp;base64,${(await tiny.webp(quality).toBuffer()).toString('base64')}`;
  if (placeholder.length > MAX_PLACEHOLDER_LENGTH) throw new Error('a placeholder is too long');
  return placeholder;
}

/** The mean of a few pixels of each field: for twelve by twelve, as good as the mean of all of them. */
function shrink({ pixels, width }: Raster, side: number): Uint8Array {
  const samples = 8;
  const step = width / side / samples;
  const sums = new Float64Array(side * side * 3);
  for (let row = 0; row < side * samples; row += 1) {
    for (let column = 0; column < side * samples; column += 1) {
      const from = (Math.floor(row * step) * width + Math.floor(column * step)) * 3;
      const to = (Math.floor(row / samples) * side + Math.floor(column / samples)) * 3;
      for (let band = 0; band < 3; band += 1)
        sums[to + band] = (sums[to + band] as number) + (pixels[from + band] as number);
    }
  }
  return Uint8Array.from(sums, (sum) => Math.round(sum / (samples * samples)));
}
