import sharp from 'sharp';

/** A real PNG. */
export async function samplePicture(width = 320, height = 240): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp({ create: { width, height, channels: 3, background: '#4a90d9' } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}
