import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sweepExpired } from '../../apps/server/src/jobs/sweepExpired.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
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
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function upload(bytes: Uint8Array<ArrayBuffer>, name = 'picture.png', headers: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  return await client.call('fileUpload', { form, headers });
}

async function fetchFile(id: string, query = '', headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(`${shop.apiUrl}/file/${id}${query}`, { headers });
}

async function useAsAvatar(id: string) {
  return await client.call('userUpdate', { body: { avatar: id }, headers: { 'File-Ids': id } });
}

describe('a picture', () => {
  it('is its owner’s alone until it is used, then everyone’s, immutable and in the size asked for', async () => {
    const uploaded = await upload(await samplePicture(1200, 900));
    const { id } = uploaded.data as { id: string };
    expect((await fetchFile(id)).status).toBe(404);
    expect((await fetchFile(id, '', { token: client.session?.token ?? '' })).status).toBe(200);

    expect((await useAsAvatar(id)).data).toMatchObject({ avatar: id });
    const shown = await fetchFile(id);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=300, immutable');
    const small = await sharp(await (await fetchFile(id, '?w=160')).arrayBuffer()).metadata();
    expect([small.width, small.height]).toEqual([160, 120]);
    expect((await fetchFile(id, '?w=161')).status).toBe(400);
  });

  it('is there in every size, although a page asks for dozens at once that nobody has asked for before', async () => {
    const picture = await samplePicture(1200, 900);
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) ids.push(((await upload(picture)).data as { id: string }).id);
    const token = client.session?.token ?? '';
    const sizes = ids.flatMap((id) =>
      ['?w=80', '?w=160', '?w=320', '?w=640', '?w=1080'].map((query) => ({ id, query })),
    );
    const replies = await Promise.all(sizes.map(({ id, query }) => fetchFile(id, query, { token })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('named again as the avatar, in any spelling, stays', async () => {
    const { id } = (await upload(await samplePicture())).data as { id: string };
    await useAsAvatar(id);
    expect((await useAsAvatar(id.toUpperCase())).data).toMatchObject({ avatar: id });
    expect((await fetchFile(id)).status).toBe(200);
    await sweepExpired(shop.services);
    expect((await fetchFile(id)).status).toBe(200);
  });

  it('needs the header File-Ids to become the avatar', async () => {
    const { id } = (await upload(await samplePicture())).data as { id: string };
    const reply = await client.call('userUpdate', { body: { avatar: id } });
    expect(reply.code).toBe(errorCodes.INVALID_INPUT.code);
  });

  it('of an avatar that was replaced is gone after the next sweep, and so is one that was never used', async () => {
    const first = (await upload(await samplePicture())).data as { id: string };
    const second = (await upload(await samplePicture())).data as { id: string };
    const unused = (await upload(await samplePicture())).data as { id: string };
    await useAsAvatar(first.id);
    await useAsAvatar(second.id);
    shop.advance(DAY_MS + 1000);
    await sweepExpired(shop.services);
    expect((await fetchFile(first.id)).status).toBe(404);
    expect((await fetchFile(second.id)).status).toBe(200);
    const { count } = await shop.services.db.read
      .selectFrom('files')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('id', '=', unused.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
    await client.register();
  });

  it('uploaded again with the same key is the same file; another picture under that key is refused', async () => {
    const picture = await samplePicture();
    const key = { 'Idempotency-Key': 'upload-once-1' };
    const first = await upload(picture, 'a.png', key);
    const again = await upload(picture, 'a.png', key);
    expect(again.data).toEqual(first.data);
    expect((await upload(await samplePicture(10, 10), 'a.png', key)).code).toBe(errorCodes.IDEMPOTENCY_CONFLICT.code);
    const { count } = await shop.services.db.read
      .selectFrom('files')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const stored = await readdir(shop.services.config.STORAGE_DIR, { recursive: true, withFileTypes: true });
    const originals = stored.filter((entry) => entry.isFile() && !entry.name.includes('.'));
    expect(originals, 'bytes without a row').toHaveLength(count);
  });
});

describe('what is refused or made harmless', () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  it.each([
    ['an SVG', encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF that is also JavaScript', encode('GIF89a/*\0\0*/=1;alert(1)//')],
    ['a PDF that is also HTML', encode('%PDF-1.4<html><script>alert(1)</script>')],
    ['HTML with a picture’s name', encode('<html></html>')],
    ['nothing', new Uint8Array(0)],
  ])('%s', async (_what, bytes) => {
    expect((await upload(bytes, 'picture.png')).code).toBe(errorCodes.FILE_REFUSED.code);
  });

  it('a PNG of 60,000 × 60,000 pixels, before it is decoded', async () => {
    // A real header with a false size: what a decompression bomb looks like from outside.
    const png = Buffer.from(await samplePicture());
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    const before = process.memoryUsage().rss;
    const started = performance.now();
    expect((await upload(new Uint8Array(png))).code).toBe(errorCodes.FILE_REFUSED.code);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('four large progressive pictures at once, without taking the memory of the machine', async () => {
    // Progressive: the decoder must hold the whole picture, however well it is compressed.
    const large = await sharp({ create: { width: 4400, height: 4400, channels: 3, background: '#888' } })
      .jpeg({ progressive: true })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const before = process.memoryUsage().rss;
    const replies = await Promise.all(Array.from({ length: 4 }, () => upload(new Uint8Array(large), 'a.jpg')));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(300);
    const tooLarge = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    expect((await upload(new Uint8Array(tooLarge), 'a.jpg')).code).toBe(errorCodes.FILE_REFUSED.code);
  });

  it('forms that are cut off or are none', async () => {
    const post = async (type: string, body: string) => {
      const response = await fetch(`${shop.apiUrl}/api/file/upload`, {
        method: 'POST',
        headers: { 'Content-Type': type, token: client.session?.token ?? '', anonymous: client.browserId },
        body,
      });
      return [response.status, ((await response.json()) as { flag: boolean }).flag];
    };
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
    expect(await post('multipart/form-data; boundary=x', part)).toEqual([400, false]);
    expect(await post('multipart/form-data', part)).toEqual([400, false]);
    expect(await post('multipart/form-data; boundary=y', part)).toEqual([400, false]);
    expect(await post('application/json', '{}')).toEqual([415, false]);
  });

  it('an animation', async () => {
    const frame = { create: { width: 20, height: 20, channels: 3 as const, background: '#fff' } };
    const frames = [
      await sharp(frame).png().toBuffer(),
      await sharp({ ...frame, create: { ...frame.create, background: '#000' } })
        .png()
        .toBuffer(),
    ];
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await upload(new Uint8Array(animated), 'a.webp')).code).toBe(errorCodes.FILE_REFUSED.code);
  });

  it('what was hidden behind or inside a picture does not survive', async () => {
    const picture = await sharp(await samplePicture())
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const polyglot = new Uint8Array(Buffer.concat([picture, encode('<script>alert(1)</script>')]));
    const { id } = (await upload(polyglot, 'a.jpg')).data as { id: string };
    const stored = await (await fetchFile(id, '', { token: client.session?.token ?? '' })).text();
    expect(stored).not.toContain('script');
    expect(stored).not.toContain('secret place');
  });

  it('the two hundred and first upload of a day', async () => {
    const { id } = (await upload(await samplePicture())).data as { id: string };
    await shop.services.db.transact((tx) =>
      sql`
        insert into files (id, owner_id, visibility, media_type, bytes, sha256, storage_key, created_at)
        select gen_random_uuid(), owner_id, 'pending', media_type, bytes, sha256, 'filler/' || number, created_at
        from files, generate_series(1, 200) as number where files.id = ${id}`.execute(tx),
    );
    expect((await upload(await samplePicture())).code).toBe(errorCodes.UPLOAD_TOO_MANY.code);
    await client.register(); // the next test's user
  });

  it('more than ten megabytes', async () => {
    expect((await upload(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
  });
});
