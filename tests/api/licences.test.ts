import { errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { uploadLicence } from '../support/makeBusiness.ts';
import { must } from '../support/makeBuyer.ts';
import { samplePdf } from '../support/samplePdf.ts';
import { samplePicture } from '../support/samplePicture.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let client: ShopClient;
beforeAll(async () => {
  shop = await startTestShop();
  client = createShopClient(shop, { roaming: true });
  await client.register();
});
afterAll(async () => {
  await shop.stop();
});

interface Uploaded {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}
const blue = '0.2 0.4 0.9 rg 0 0 595 842 re f';
const red = '0.9 0.1 0.1 rg 0 0 595 842 re f';
const upload = (bytes: Uint8Array<ArrayBuffer>, name?: string) => uploadLicence(client, bytes, name);
async function pixelOf(id: string): Promise<{ format: string | undefined; pixel: number[] }> {
  const response = await fetch(`${shop.apiUrl}/file/${id}`, {
    headers: { token: client.session?.token ?? '', 'User-Type': 'User', anonymous: client.browserId },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  const middle = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  const raw = await sharp(bytes).removeAlpha().extract(middle).raw().toBuffer();
  return { format, pixel: [...raw] };
}

it('pictures are encoded anew', async () => {
  for (const as of ['jpeg', 'png', 'webp'] as const) {
    const picture = sharp(await samplePicture(640, 480));
    const bytes = new Uint8Array(await picture.toFormat(as).toBuffer());
    const made = must<Uploaded>(await upload(bytes, `licence.${as}`));
    expect(made).toMatchObject({ width: 640, height: 480 });
    expect((await pixelOf(made.id)).format).toBe('webp');
  }
});

it('of a PDF the first page is taken, as a picture of at most 2000 pixels', async () => {
  const made = must<Uploaded>(await upload(samplePdf([blue, red]), '执照.pdf'));
  expect([Math.max(made.width, made.height), made.height > made.width]).toEqual([2000, true]);
  const { format, pixel } = await pixelOf(made.id);
  expect(format).toBe('webp');
  expect(pixel[2]).toBeGreaterThan(pixel[0] ?? 255);
  // However large the page says it is.
  const huge = must<Uploaded>(await upload(samplePdf([blue], '0 0 900000000 900000000')));
  expect(huge.width).toBeLessThanOrEqual(2000);
});

it('what is no licence is refused, and nothing of it stays', async () => {
  const count = async () => (await shop.services.db.read.selectFrom('files').select('id').execute()).length;
  const before = await count();
  const text = (words: string) => new Uint8Array(Buffer.from(words));
  const refused = [
    text('%PDF-1.7 and nothing more'),
    text('%PDF-1.4\n%%EOF'),
    samplePdf([]),
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    text('GIF89a'),
    text(''),
    (await samplePicture()).slice(0, 60),
  ];
  for (const [nth, bytes] of refused.entries()) {
    const reply = await upload(bytes, 'licence.pdf');
    expect([reply.status, reply.code], String(nth)).toEqual([400, errorCodes.LICENCE_REFUSED.code]);
  }
  expect((await upload(new Uint8Array(11 * 1024 * 1024))).status).toBe(413);
  expect(await count()).toBe(before);
});

it('a PDF that would take for ever ends at its limit, and others go on', async () => {
  // The whole page painted anew, many thousand times: minutes of work if nobody stops it.
  const endless = `${'q '.repeat(20)}${'0 0 1 rg 0 0 595 842 re f 1 0 0 RG 0 0 m 595 842 l S '.repeat(150_000)}`;
  const began = Date.now();
  const [heavy, light] = await Promise.all([upload(samplePdf([endless])), upload(samplePdf([blue]))]);
  expect(Date.now() - began).toBeLessThan(40_000);
  expect([heavy.status, heavy.code]).toEqual([400, errorCodes.LICENCE_REFUSED.code]);
  must(light);
});

it('the same upload again is answered with the first', async () => {
  const form = async () => {
    const data = new FormData();
    data.set('file', new Blob([samplePdf([blue])]), 'licence.pdf');
    return data;
  };
  const headers = { 'Idempotency-Key': newId() };
  const first = must<Uploaded>(await client.call('businessLicence', { form: await form(), headers }));
  expect(must<Uploaded>(await client.call('businessLicence', { form: await form(), headers }))).toEqual(first);
  const other = new FormData();
  other.set('file', new Blob([samplePdf([red])]), 'licence.pdf');
  const conflict = await client.call('businessLicence', { form: other, headers });
  expect(conflict.code).toBe(errorCodes.IDEMPOTENCY_CONFLICT.code);
});
