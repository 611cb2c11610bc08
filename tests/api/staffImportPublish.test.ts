import { errorCodes, type GoodsImport } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishDueProducts } from '../../apps/server/src/jobs/publishDueProducts.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { applyFile, checkFile } from '../support/goodsFile.ts';
import { act, auditOf, done, uploadGoodsPicture } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let goods: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await signInStaff(shop, ['goods']);
  await makeProduct(shop.services.db, { title: '已有的壶' });
  await uploadGoodsPicture(goods);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const HEADINGS = ['编码', '商品名称', '品牌', '类目', '售价', '重量', '图片'];
/** A file with new products, some of them without the picture that a product needs; written. */
async function bringIn(stem: string, pictures: readonly string[]): Promise<GoodsImport> {
  const rows = pictures.map((picture, nth) => [
    `${stem}-${nth}`,
    `${stem} 号杯 ${nth}`,
    '慢物',
    '茶具酒具',
    '59',
    '80',
    picture,
  ]);
  return await applyFile(shop, goods, await checkFile(shop, goods, [HEADINGS, ...rows]));
}
const publish = (id: string, key = newId()) =>
  goods.call('staffImportPublish', {
    params: { id },
    body: { reason: '开店铺货' },
    headers: { 'Idempotency-Key': key },
  });
const madeBy = async (id: string) => must(await goods.call('staffImportMade', { params: { id } }));

it('puts all that a file made on sale, in the background, and what breaks a rule stays a draft that says why', async () => {
  const { id } = await bringIn('PUB', ['a.png', 'a.png', '']);
  expect(await madeBy(id)).toEqual({ drafts: 3, scheduled: 0, published: 0, problems: [] });
  const key = newId();
  const first = await publish(id, key);
  expect(must(first)).toEqual({ drafts: 0, scheduled: 3, published: 0, problems: [] });
  expect((await publish(id, key)).data, 'asked again, it says the same').toEqual(first.data);
  await publishDueProducts(shop.services);
  const problems = [{ problem: '至少要一张图片', products: 1 }];
  expect(await madeBy(id)).toEqual({ drafts: 1, scheduled: 0, published: 2, problems });
  const guest = createShopClient(shop, { roaming: true });
  const found = must<{ items: { title: string }[] }>(
    await guest.call('resourceList', { query: new URLSearchParams({ keyword: 'PUB 号杯' }).toString() }),
  );
  expect(found.items.map(({ title }) => title).toSorted()).toEqual(['PUB 号杯 0', 'PUB 号杯 1']);
  const entries = (await auditOf(shop, id)).filter(({ action }) => action === 'goodsImport.publish');
  expect(entries).toEqual([
    expect.objectContaining({
      before: { drafts: 3 },
      after: { products: 3, reason: '开店铺货', fileHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    }),
  ]);
});

it('is refused when nothing waits, before the file is written, and after it was taken back', async () => {
  const unwritten = await checkFile(shop, goods, [
    HEADINGS,
    ['EAR-0', '还没写入的杯', '慢物', '茶具酒具', '59', '80', 'a.png'],
  ]);
  expect((await publish(unwritten.id)).code).toBe(errorCodes.IMPORT_CHANGED.code);
  const { id, version } = await bringIn('TWI', ['a.png']);
  must(await publish(id));
  expect((await publish(id)).code, 'all of them wait for the sweep').toBe(errorCodes.PRODUCT_NO_DRAFT.code);
  await publishDueProducts(shop.services);
  await done(goods, 'staffImportUndo', { params: { id }, body: { version } });
  expect((await publish(id)).code).toBe(errorCodes.IMPORT_CHANGED.code);
});

it('leaves a draft alone for which somebody has set a date', async () => {
  const { id } = await bringIn('DAT', ['a.png', 'a.png']);
  const list = must<{ items: { id: string; title: string; version?: number }[] }>(
    await goods.call('staffProductList', { query: new URLSearchParams({ words: 'DAT 号杯 0' }).toString() }),
  );
  const productId = list.items[0]?.id ?? '';
  const { version } = must<{ version: number }>(await goods.call('staffProductGet', { params: { id: productId } }));
  const at = new Date(shop.services.clock().getTime() + 3_600_000).toISOString();
  must(await act(goods, 'staffProductPublish', { params: { id: productId }, body: { version, at, reason: '周末上' } }));
  must(await publish(id));
  await publishDueProducts(shop.services);
  expect(await madeBy(id)).toMatchObject({ scheduled: 1, published: 1 });
});

it('is for goods alone', async () => {
  const { id } = await bringIn('ROL', ['a.png']);
  const orders = await signInStaff(shop, ['orders']);
  expect((await orders.call('staffImportPublish', { params: { id }, body: { reason: '试' } })).status).toBe(404);
  expect((await orders.call('staffImportMade', { params: { id } })).status).toBe(404);
  expect((await goods.call('staffImportMade', { params: { id: newId() } })).status).toBe(404);
});
