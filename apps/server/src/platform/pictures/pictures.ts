import type { Sharp, SharpOptions } from 'sharp';
import { ShopError } from '../errors/ShopError.ts';
import { createTurns } from '../process/createTurns.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp']);
const MAX_PIXELS = 20_000_000;
/** Decoding may take a hundred megabytes: one picture at a time. */
const inTurn = createTurns({ atOnce: 1, maxWaiting: 16 });
/** Smaller copies wait apart from uploads: a page that nobody has opened yet asks for dozens at once, and each of them is needed. */
const copyInTurn = createTurns({ atOnce: 1, maxWaiting: 2000, maxWaitMs: 20_000 });
const MAX_SIDE = 2000;

/** The stored form of a picture: nothing of the upload survives but its pixels. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** libvips is loaded with the first picture; one thread each and no cache keep its memory flat. */
async function openPicture(bytes: Uint8Array, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, ...options });
}

/**
 * Reads the header first: files of another type, too large or animated are refused before a pixel is decoded. Then turns the
 * picture upright and encodes it anew, which drops scripts, metadata and anything else inside.
 */
export async function reencodePicture(bytes: Uint8Array): Promise<Picture> {
  return await inTurn(() => reencode(bytes));
}

async function reencode(bytes: Uint8Array): Promise<Picture> {
  try {
    const header = await (await openPicture(bytes, { limitInputPixels: false })).metadata();
    const tooLarge = header.width * header.height > MAX_PIXELS;
    if (!FORMATS.has(header.format) || tooLarge || (header.pages ?? 1) > 1) throw new ShopError('FILE_REFUSED');
    const { data, info } = await (
      await openPicture(bytes, { failOn: 'error' })
    )
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw new ShopError('FILE_REFUSED', { reason: (error as Error).message.slice(0, 100) });
  }
}

/** A smaller copy of a picture that was just uploaded. */
export async function resizePicture(bytes: Uint8Array, width: number): Promise<Buffer> {
  return await inTurn(() => shrink(bytes, width));
}

/** A smaller copy of a stored picture, which is read when its turn has come: those that wait hold no pictures. */
export async function resizeStored(read: () => Promise<Uint8Array>, width: number): Promise<Buffer> {
  return await copyInTurn(async () => await shrink(await read(), width));
}

async function shrink(bytes: Uint8Array, width: number): Promise<Buffer> {
  const picture = await openPicture(bytes, {});
  return await picture.resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();
}

/** A rectangle of a picture, in its own pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What lies within the area, without loss: it is encoded as every upload is afterwards. */
export async function cutPicture(bytes: Uint8Array, { left, top, width, height }: Area): Promise<Buffer> {
  return await inTurn(async () => {
    const picture = await openPicture(bytes, { sequentialRead: false });
    return await picture.extract({ left, top, width, height }).png().toBuffer();
  });
}

/** A few pixels as a data address, shown until the picture is loaded. */
export async function encodePlaceholder(bytes: Uint8Array): Promise<string> {
  return await inTurn(async () => {
    const picture = await openPicture(bytes, {});
    const tiny = await picture.resize({ width: 12, height: 12, fit: 'cover' }).webp({ quality: 40 }).toBuffer();
    return `data:image/webp;base64,${tiny.toString('base64')}`;
  });
}

/** Where a picture lies on a drawing; it fills the place, and what stands out of it is cut off. */
type Place = Area;

interface Laid {
  readonly bytes: Uint8Array;
  readonly place: Place;
}

/** A drawing of ours (SVG), with a stored picture laid on it. The drawing must not hold anything unescaped of a user's. */
export async function layOnDrawing(
  drawing: string,
  laid: Laid | null,
  format: 'png' | 'jpeg' = 'png',
): Promise<Buffer> {
  return await inTurn(async () => {
    const paper = await openPicture(Buffer.from(drawing), { sequentialRead: false });
    const whole = laid === null ? paper : paper.composite([await cutOut(laid)]);
    return await (
      format === 'png' ? whole.png() : whole.flatten({ background: '#fff' }).jpeg({ quality: 84 })
    ).toBuffer();
  });
}

async function cutOut({ bytes, place: { left, top, width, height } }: Laid) {
  const input = await (await openPicture(bytes, {})).resize({ width, height, fit: 'cover' }).png().toBuffer();
  return { input, left, top };
}
