import { contract } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordShopFiles, storeShopBytes } from '../../apps/server/src/modules/content/files/index.ts';
import { setCommission, setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { refreshProduct } from '../../apps/server/src/flows/catalogue/refreshProduct.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { samplePicture } from '../support/samplePicture.ts';
import { scanCode } from '../support/scanCode.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let promoter: ShopClient;
let product: MadeProduct;

beforeAll(async () => {
  shop = await startTestShop();
  promoter = createShopClient(shop, { roaming: true });
  await promoter.register();
  const { db, storage } = shop.services;
  const picture = {
    fileId: newId(),
    mediaType: 'image/png',
    bytes: await samplePicture(1200, 900),
    width: 1200,
    height: 900,
  };
  await storeShopBytes(storage, picture);
  await db.transact((tx) => recordShopFiles(tx, [picture], new Date()));
  product = await makeProduct(db, {
    title: '知音 N3 头戴式主动降噪耳机 40 小时续航 双设备连接',
    priceFen: 45_900,
    pictures: [{ fileId: picture.fileId, placeholder: 'data:image/webp;base64,AAAA', alt: '耳机' }],
  });
  await db.transact((tx) => setCommission(tx, { subject: { kind: 'product', id: product.id }, rateBp: 600 }));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

interface Link {
  readonly link: string;
  readonly promoter: string;
}

const queryOf = (wish: Record<string, string>) =>
  new URLSearchParams({ productId: product.id, place: 'wx', ...wish }).toString();
const linkOf = async (client: ShopClient, { text: _words, ...wish }: Record<string, string> = {}) =>
  must<Link>(await client.call('promotionLink', { query: queryOf(wish) }));

async function posterOf(client: ShopClient, wish: Record<string, string>): Promise<Buffer> {
  const response = await fetch(`${shop.apiUrl}/api${contract.promotionPoster.path}?${queryOf(wish)}`, {
    headers: { 'User-Type': 'User', anonymous: client.browserId, token: client.session?.token ?? '' },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return Buffer.from(await response.arrayBuffer());
}

describe('the link of a product', () => {
  it('bears the promoter’s code and the place, and says what it brings', async () => {
    const { code } = must<{ code: string }>(await promoter.call('invitationGet'));
    const answer = await linkOf(promoter);
    const origin = shop.services.config.SITE_ORIGIN;
    expect(answer).toMatchObject({
      productId: product.id,
      title: '知音 N3 头戴式主动降噪耳机 40 小时续航 双设备连接',
      priceFen: 45_900,
      isFrom: false,
      rateBp: 600,
      commissionFen: 2754,
      link: `${origin}/product?id=${product.id}&i=${code}&ch=wx`,
    });
  });

  it('is another one for another promoter and another place', async () => {
    const other = createShopClient(shop, { roaming: true });
    await other.register();
    const links = [await linkOf(promoter), await linkOf(other), await linkOf(promoter, { place: '老地方茶馆' })];
    expect(new Set(links.map(({ link }) => link)).size).toBe(3);
    expect(new URL(links[2]!.link).searchParams.get('ch')).toBe('老地方茶馆');
  });

  it('is there for products that are on sale, and for places that a link can bear', async () => {
    expect((await promoter.call('promotionLink', { query: queryOf({ productId: newId() }) })).status).toBe(404);
    for (const place of ['', 'a b', 'x'.repeat(17), '<b>', 'a&i=1']) {
      expect((await promoter.call('promotionLink', { query: queryOf({ place }) })).status, place).toBe(400);
    }
    const gone = await makeProduct(shop.services.db);
    await shop.services.db.transact(async (tx) => {
      await setProductState(tx, { productId: gone.id, state: 'offSale', now: new Date() });
      await refreshProduct(tx, { productId: gone.id, now: new Date() });
    });
    expect((await promoter.call('promotionLink', { query: queryOf({ productId: gone.id }) })).status).toBe(404);
    const poster = await promoter.call('promotionPoster', { query: queryOf({ productId: gone.id, text: '好用' }) });
    expect(poster.status).toBe(404);
  });

  it('says so when a product brings nothing', async () => {
    const plain = await makeProduct(shop.services.db);
    expect(await linkOf(promoter, { productId: plain.id })).toMatchObject({ rateBp: 0, commissionFen: 0 });
  });
});

describe('the poster', () => {
  it.each([
    ['words of two lines', { text: '戴三小时不压耳朵，我自己在用，通勤路上很安静' }],
    ['a place in Chinese', { text: '好用', place: '老地方茶馆' }],
    ['the longest place', { text: '好用', place: '一二三四五六七八九十一二三四五六' }],
    ['words that mean something to a machine', { text: '<b>"5 & 6"</b> ]]>&lt;' }],
  ])('with %s is read by a scanner as the link', async (_what, wish) => {
    const bytes = await posterOf(promoter, wish);
    expect(await scanCode(bytes)).toBe((await linkOf(promoter, wish)).link);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([format, width, height > width]).toEqual(['png', 750, true]);
  });

  it('is still read when it was sent on: smaller, and as a JPEG of poor quality', async () => {
    const wish = { text: '戴三小时不压耳朵，我自己在用', place: 'moments' };
    const bytes = await posterOf(promoter, wish);
    const worn = await sharp(bytes).resize({ width: 500 }).jpeg({ quality: 40 }).toBuffer();
    expect(await scanCode(worn)).toBe((await linkOf(promoter, wish)).link);
  });

  it('wants words', async () => {
    for (const text of ['', ' ', 'x'.repeat(25), 'a\u202eb']) {
      expect((await promoter.call('promotionPoster', { query: queryOf({ text }) })).status, text).toBe(400);
    }
  });
});
