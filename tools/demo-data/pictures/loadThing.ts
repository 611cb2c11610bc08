import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import type { DemoLook } from '../catalogue/DemoProduct.ts';
import { drawnThings } from './drawn/drawnThings.ts';
import type { Raster } from './Raster.ts';
import { recolour } from './recolour.ts';

const require = createRequire(import.meta.url);
const assets = path.join(path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
/** Side of the drawings, and of the enlarged ones that large things are drawn from. */
export const DRAWN = 256;
export const ENLARGED = 512;
export type ThingSide = typeof DRAWN | typeof ENLARGED;

/** Things whose largest part has no colour to choose: a screen, a dial, a lens, bristles, tyres, blades. */
const secondParts = new Set([
  '1f4bb',
  '1f5a5-fe0f',
  '231a',
  '23f2-fe0f',
  '1fa9e',
  '1f93f',
  '1faa5',
  '1f6b2',
  '2702-fe0f',
  '1f484',
]);

/** Which thing, in which colours. */
export interface ThingLook extends Pick<DemoLook, 'emoji' | 'saturation' | 'hue' | 'brightness'> {
  /** The colour that its largest part takes on instead. */
  readonly swatch?: string;
}

/** An emoji, or a drawing of our own, as a thing of the shop, in muted colours; straight RGBA in the size of the drawing. */
export async function loadDrawing({
  emoji,
  saturation = 0.7,
  hue = 0,
  brightness = 1,
  swatch,
}: ThingLook): Promise<Raster> {
  const drawn = drawnThings[emoji];
  const drawing = sharp(drawn ? Buffer.from(drawn) : readFileSync(path.join(assets, `${emoji}.webp`))).ensureAlpha();
  const coloured = swatch ? drawing : drawing.modulate({ saturation, hue, brightness });
  const { data, info } = await coloured.raw().toBuffer({ resolveWithObject: true });
  return {
    pixels: swatch ? recolour(data, swatch, secondParts.has(emoji) ? 'around' : 'largest') : data,
    width: info.width,
    height: info.height,
  };
}

/** The drawing ready to be put on a picture: premultiplied, and enlarged for large ones. */
export async function prepareThing(drawing: Raster, side: ThingSide): Promise<Raster> {
  if (side === DRAWN) return premultiplied(drawing);
  const { pixels, width, height } = drawing;
  const enlarged = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(side, side, { kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return premultiplied({ pixels: enlarged, width: side, height: side });
}

function premultiplied({ pixels, width, height }: Raster): Raster {
  const result = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number;
    if (alpha === 0) continue;
    const share = alpha / 255;
    result[at] = (pixels[at] as number) * share;
    result[at + 1] = (pixels[at + 1] as number) * share;
    result[at + 2] = (pixels[at + 2] as number) * share;
    result[at + 3] = alpha;
  }
  return { pixels: result, width, height };
}
