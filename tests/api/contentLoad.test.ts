import { type Answer, type Contract, rules, type StaffText } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../apps/server/src/flows/content/outside/loadTexts.ts';
import { readTextFile, type TextFile } from '../../apps/server/src/flows/content/readTextFile.ts';
import { demoProducts } from '../../tools/demo-data/catalogue/demoCatalogue.ts';
import { productIdOf } from '../../tools/demo-data/seeding/seedProduct.ts';
import { seedTexts } from '../../tools/demo-data/seedTexts.ts';
import { readTextFiles, readTextPicture } from '../../tools/lib/readTextFiles.ts';
import { seedForSearch } from '../relevance/seedForSearch.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { keyed } from '../support/makeText.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let guest: ShopClient;

beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  guest = createShopClient(shop, { roaming: true });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const load = async (files: readonly TextFile[]) => {
  const said: string[] = [];
  const { services } = shop;
  const counts = await loadTexts(services, {
    files,
    readPicture: readTextPicture,
    now: services.clock(),
    say: (words) => said.push(words),
  });
  return { ...counts, said };
};
const guideFile = (more: Record<string, string> = {}, markdown = '正文') => {
  const head = {
    title: '退款多久到账',
    slug: 'refundTest',
    section: 'afterSale',
    order: '20',
    popular: '1',
    keywords: '退钱，到账、 没收到退款',
    summary: '余额当场到。',
    date: '2026-01-02',
    ...more,
  };
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}`);
  return readTextFile('guide', { name: 'refund.md', text: `---\n${lines.join('\n')}\n---\n${markdown}\n` });
};
const articleFile = (markdown: string) =>
  readTextFile('article', {
    name: 'pot.md',
    text: `---\ntitle: 一把壶\nslug: potTest\nsection: ware\ncelebrity: 没有这个人\ncolumn: 九把壶\ncover: teapot\nsummary: 养壶。\ndate: 2026-01-02\n---\n${markdown}`,
  });
const findText = async (slug: string) => {
  const staff = await signInStaff(shop, ['content']);
  const row = await shop.services.db.read
    .selectFrom('texts')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return { staff, text: must<StaffText>(await staff.call('staffContentGet', { params: { id: row.id } })) };
};

it('loads a text once, again when its file changes, and never over what staff have changed', async () => {
  expect(await load([guideFile()])).toMatchObject({ added: 1, changed: 0 });
  expect(await load([guideFile()])).toMatchObject({ added: 0, changed: 0, same: 1 });
  const { staff, text } = await findText('refundTest');
  expect(text).toMatchObject({
    newest: { no: 1, state: 'shown', staffName: null, publishAt: '2026-01-01T16:00:00.000Z' },
    words: { place: { section: 'afterSale', position: 20, popular: 1, keywords: ['退钱', '到账', '没收到退款'] } },
  });
  expect(await load([guideFile({ title: '退款几天到账' })])).toMatchObject({ changed: 1 });
  const answer = must<Answer<Contract['guideAnswer']>>(await guest.call('guideAnswer', { query: 'topic=refundTest' }));
  expect(answer.title).toBe('退款几天到账');
  const { text: second } = await findText('refundTest');
  expect(second).toMatchObject({ newest: { no: 2 }, shown: { no: 2 } });
  must(
    await staff.call('staffContentChange', {
      params: { id: second.id },
      body: { ...second.words, title: '编辑改过的', version: second.version },
      headers: keyed(),
    }),
  );
  expect(await load([guideFile({ title: '文件又改了' })])).toMatchObject({ kept: 1, changed: 0 });
  const { text: third } = await findText('refundTest');
  expect([third.newest.title, third.shown?.title]).toEqual(['编辑改过的', '退款几天到账']);
});

it('leaves out goods and authors that the shop does not have, and brings goods back when they are there', async () => {
  const product = await makeProduct(shop.services.db);
  const stranger = '01900000-0000-7000-8000-000000000000';
  const markdown = `:::product ${product.id}\n好用\n:::\n\n:::product ${stranger}\n没有\n:::\n\n![壶](cover:teapot "侧面")`;
  const { said, added } = await load([articleFile(markdown)]);
  expect(added).toBe(1);
  expect(said).toEqual(['potTest: no celebrity 没有这个人 here', `potTest, line 5: no product ${stranger} here`]);
  const article = must<Answer<Contract['articleOpen']>>(await guest.call('articleOpen', { query: 'id=potTest' }));
  expect(article.products.map((one) => one.product.id)).toEqual([product.id]);
  expect(article.author.name).toBe(rules.content.author.editors);
  expect(article.cover).not.toBeNull();
  expect((await guest.call('fileGet', { params: { id: article.cover?.fileId ?? '' } })).status).toBe(200);
  expect(JSON.stringify(article.parts)).toContain(`/file/${article.cover?.fileId}`);
  expect(await load([articleFile(markdown)])).toMatchObject({ same: 1 });
});

it('refuses a file that is not well formed, with its name', () => {
  const read = (text: string) => () => readTextFile('guide', { name: 'broken.md', text });
  expect(read('没有头')).toThrow(/broken\.md/);
  expect(read('---\ntitle 没有冒号\n---\n字')).toThrow(/broken\.md/);
  expect(() => guideFile({ section: 'nowhere' })).toThrow(/section/);
  expect(() => guideFile({ slug: 'Not-A-Slug' })).toThrow(/slug/);
  expect(() => guideFile({ date: 'gestern' })).toThrow(/date/);
  expect(() => guideFile({ strange: 'x' })).toThrow(/strange/);
});

it('the texts that come with the shop load whole, twice alike', async () => {
  const files = await readTextFiles();
  const first = await load(files);
  expect(first).toMatchObject({ added: files.length, changed: 0, kept: 0 });
  expect(await load(files)).toMatchObject({ added: 0, changed: 0, same: files.length });
});

it("the demo's articles show every product that they name", async () => {
  const { services } = shop;
  const markdown = (await readTextFiles()).map((file) => file.markdown).join('\n');
  const named = new Set([...markdown.matchAll(/^:::product (\S+)/gm)].map(([, slug]) => slug));
  const goods = demoProducts.filter(({ slug }) => named.has(slug));
  expect(goods).toHaveLength(named.size);
  await services.db.transact((tx) => seedForSearch(tx, goods));
  const said: string[] = [];
  await seedTexts(services, { now: services.clock(), say: (words) => said.push(words) });
  expect(said.filter((words) => words.includes('product'))).toEqual([]);
  const breakfast = must<Answer<Contract['articleOpen']>>(
    await guest.call('articleOpen', { query: 'id=weekendBreakfast' }),
  );
  expect(breakfast.products.map(({ product }) => product.id)).toContain(productIdOf('food-acacia-honey'));
  expect(breakfast.products.length).toBeGreaterThan(4);
});
