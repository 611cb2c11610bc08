import { type Answer, type Contract, rules } from '@jiwu/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshProduct } from '../../apps/server/src/flows/catalogue/refreshProduct.ts';
import { setCommission, setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { endPick, makePick } from '../support/makePick.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { makeText, ofArticle, ofGuide } from '../support/makeText.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Article = Answer<Contract['articleOpen']>;
type List = Answer<Contract['articleList']>;
type Aside = Answer<Contract['articleAside']>;

let shop: TestShop;
let staff: StaffClient;
let guest: ShopClient;
let star: Buyer;
let bread: MadeProduct;
let honey: MadeProduct;
let pickId: string;
let celebrityId: string;

beforeAll(async () => {
  // These tests are about the answers; the cache in front of them has tests of its own.
  shop = await startTestShop({ CACHE: 'off' });
  staff = await signInStaff(shop, ['content']);
  guest = createShopClient(shop, { roaming: true });
  [star] = (await makeCrowd(shop, 1)) as [Buyer];
  bread = await makeProduct(shop.services.db, { title: '朴食 全麦吐司', priceFen: 1990 });
  honey = await makeProduct(shop.services.db, {
    title: '山隅 百花蜜',
    priceFen: 5990,
    vipPriceFen: 5500,
    options: [{ name: '规格', values: ['小', '大'].map((value) => ({ value, swatch: null, pictureId: null })) }],
    skus: [{ optionValues: ['小'] }, { optionValues: ['大'] }],
  });
  await shop.services.db.transact((tx) =>
    setCommission(tx, { subject: { kind: 'product', id: bread.id }, rateBp: 300 }),
  );
  pickId = await makePick(shop, {
    userId: star.userId,
    productId: bread.id,
    name: '许师傅早餐铺',
    prices: { [bread.skuIds[0] ?? '']: 1790 },
  });
  const row = await shop.services.db.read.selectFrom('celebrities').select('id').executeTakeFirstOrThrow();
  celebrityId = row.id;
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const open = async (id: string) => must<Article>(await guest.call('articleOpen', { query: `id=${id}` }));
const list = async (query = '') => must<List>(await guest.call('articleList', { query }));
const card = (product: MadeProduct, words = '隔夜的也好吃') => `:::product ${product.id}\n${words}\n:::`;

describe('an article', () => {
  it('is read by its slug or its id: words, contents, cards of what it names', async () => {
    const markdown = [
      '## 先看时间\n\n水**开了。**再放，[退货](/guide?topic=return)。',
      card(bread),
      card(honey, ''),
      '## 采购清单\n\n### 都在这里',
      ':::list',
    ].join('\n\n');
    const { slug, id } = await makeText(staff, { markdown, place: ofArticle({ column: '早餐铺手记' }) });
    const article = await open(slug);
    expect(await open(id)).toEqual(article);
    expect(article).toMatchObject({
      title: '周末早餐的四种搭法',
      topic: 'food',
      minutes: 1,
      author: { name: '苏禾', about: '集物编辑', celebrity: null },
      authorBio: '',
      column: { name: '早餐铺手记', no: 1 },
      isAd: false,
      commission: null,
      goods: { count: 2, minFen: 1990, maxFen: 5990 },
    });
    expect(article.headings).toEqual([
      { id: 's1', text: '先看时间', level: 2 },
      { id: 's2', text: '采购清单', level: 2 },
      { id: 's3', text: '都在这里', level: 3 },
    ]);
    expect(article.parts.map(({ kind }) => kind)).toEqual(['html', 'products', 'html', 'list']);
    expect(article.parts[0]).toMatchObject({
      html: '<h2 id="s1" tabindex="-1">先看时间</h2>\n<p>水<strong>开了。</strong>再放，<a href="/guide?topic=return">退货</a>。</p>',
    });
    expect(article.parts[1]).toEqual({
      kind: 'products',
      items: [
        { productId: bread.id, words: '隔夜的也好吃' },
        { productId: honey.id, words: '' },
      ],
    });
    expect(article.products.map(({ product, skuId, pick }) => [product.id, skuId, pick])).toEqual([
      [bread.id, bread.skuIds[0], null],
      [honey.id, null, null],
    ]);
  });

  it('says 广告 when its author earns by a pick, through which it is bought; never because someone typed it', async () => {
    const place = ofArticle({ celebrityId, author: null });
    const { slug } = await makeText(staff, { markdown: `${card(bread)}\n\n${card(honey)}`, place });
    const article = await open(slug);
    expect(article).toMatchObject({
      isAd: true,
      author: { name: '许师傅早餐铺', about: '家居', celebrity: { id: celebrityId } },
      authorBio: '把日子过好',
      commission: { products: 1, fromBp: 300, toBp: 300 },
    });
    expect(article.products.map(({ isAd, pick }) => [isAd, pick?.priceFen, pick?.ordinaryFen])).toEqual([
      [true, 1790, 1990],
      [false, undefined, undefined],
    ]);
    expect(article.products[0]?.pick?.id).toBe(pickId);
    expect((await list()).items.find((one) => one.slug === slug)?.isAd).toBe(true);
    // The same goods without its author's pick, and a text that only claims it.
    const typed = await makeText(staff, { markdown: `<em class="ad">广告</em>\n\n${card(bread)}` });
    expect(await open(typed.slug)).toMatchObject({ isAd: false, products: [{ isAd: false, pick: null }] });
    expect((await open(typed.slug)).parts[0]).toMatchObject({ html: '<p><em>广告</em></p>' });
  });

  it('says 广告 behind a link that bears a code or a pick', async () => {
    const markdown = `看[吐司](/product?id=${bread.id}&i=ABC123)、[蜂蜜](/product?id=${honey.id})和[这里](/guide?topic=i)。`;
    const { slug } = await makeText(staff, { markdown });
    const article = await open(slug);
    expect(article).toMatchObject({ isAd: true, commission: null });
    const html = article.parts[0]?.kind === 'html' ? article.parts[0].html : '';
    expect(html.match(/<em class="ad">广告<\/em>/g)).toHaveLength(1);
    expect(html).toContain(
      `<a rel="sponsored" href="/product?id=${bread.id}&amp;i=ABC123">吐司</a><em class="ad">广告</em>`,
    );
  });

  it('names an author who is no longer shown as nobody, and buys through no pick that has ended', async () => {
    const other = (await makeCrowd(shop, 1))[0] as Buyer;
    const ending = await makePick(shop, { userId: other.userId, productId: honey.id, name: '要走的人' });
    const { id } = await shop.services.db.read
      .selectFrom('celebrities')
      .select('id')
      .where('user_id', '=', other.userId)
      .executeTakeFirstOrThrow();
    const { slug } = await makeText(staff, {
      markdown: card(honey),
      place: ofArticle({ celebrityId: id, author: null }),
    });
    expect((await open(slug)).products[0]?.pick?.id).toBe(ending);
    await endPick(shop, ending);
    expect((await open(slug)).products[0]?.pick).toBeNull();
    await shop.services.db.transact((tx) =>
      tx.updateTable('celebrities').set({ state: 'hidden' }).where('id', '=', id).execute(),
    );
    expect((await open(slug)).author).toEqual({ name: rules.content.author.gone, about: '', celebrity: null });
  });

  it('leaves out what is off sale, and tells what to read next', async () => {
    const gone = await makeProduct(shop.services.db, { title: '朴食 已经下架' });
    await shop.services.db.transact(async (tx) => {
      await setProductState(tx, { productId: gone.id, state: 'offSale', now: shop.services.clock() });
      await refreshProduct(tx, { productId: gone.id, now: shop.services.clock() });
    });
    const { slug } = await makeText(staff, { title: '看下一篇', markdown: `${card(bread)}\n\n${card(gone)}` });
    const article = await open(slug);
    expect(article.products.map(({ product }) => product.id)).toEqual([bread.id]);
    expect(article.next).toHaveLength(rules.content.nextArticles);
    expect(article.next.map((one) => one.slug)).not.toContain(slug);
    expect(article.topicCount).toBe((await list('topic=food')).total);
  });

  it('that is not there is not found', async () => {
    for (const id of ['nowhere', '01900000-0000-7000-8000-000000000000']) {
      expect((await guest.call('articleOpen', { query: `id=${id}` })).status).toBe(404);
    }
    expect((await guest.call('articleOpen', { query: 'id=../etc' })).status).toBe(400);
    const entry = await makeText(staff, { place: ofGuide() });
    expect((await guest.call('articleOpen', { query: `id=${entry.slug}` })).status).toBe(404);
  });

  it('has a picture for where its link is shown', async () => {
    const { slug } = await makeText(staff, {
      title: '<一把壶> & “杯”',
      place: ofArticle({ celebrityId, author: null }),
    });
    for (const [kind, wanted] of [
      ['article', slug],
      ['guide', (await makeText(staff, { place: ofGuide() })).slug],
    ] as const) {
      const response = await fetch(`${shop.apiUrl}/file/share?kind=${kind}&slug=${wanted}`);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([1200, 630]);
      const again = await fetch(`${shop.apiUrl}/file/share?kind=${kind}&slug=${wanted}`);
      expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    }
    expect((await guest.call('contentPicture', { query: 'kind=article&slug=nowhere' })).status).toBe(404);
  });
});

describe('the list of articles', () => {
  it('is paged without gaps, by topic and by column', async () => {
    const slugs: string[] = [];
    for (let number = 1; number <= 12; number += 1) {
      const place = ofArticle({ topic: 'desk', column: number % 2 ? '听声音的人' : null });
      slugs.unshift((await makeText(staff, { title: `桌面 ${number}`, place })).slug);
      shop.advance(1000);
    }
    const first = await list('topic=desk');
    expect(first.items.map(({ slug }) => slug)).toEqual(slugs.slice(0, 9));
    expect(first.total).toBe(12);
    const second = await list(`topic=desk&cursor=${first.nextCursor}`);
    expect(second.items.map(({ slug }) => slug)).toEqual(slugs.slice(9));
    expect(second.nextCursor).toBeNull();
    const column = await list(`column=${encodeURIComponent('听声音的人')}`);
    expect(column.items.map((one) => one.column?.no)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(column.total).toBe(6);
    expect(first.topics.find(({ topic }) => topic === 'desk')?.count).toBe(12);
    expect(first.topics.map(({ topic }) => topic)).toEqual([...rules.content.topics]);
    expect(await list('topic=clothes')).toMatchObject({ items: [], total: 0, nextCursor: null });
    expect((await guest.call('articleList', { query: 'topic=nothing' })).status).toBe(400);
    expect((await guest.call('articleList', { query: 'cursor=abcdefghij' })).status).toBe(400);
  });

  it('has columns, authors and what is mentioned beside it', async () => {
    const aside = must<Aside>(await guest.call('articleAside'));
    expect(aside.columns.map(({ name, count }) => [name, count])).toContainEqual(['听声音的人', 6]);
    expect(aside.authors[0]).toMatchObject({ name: '苏禾', celebrity: null });
    expect(aside.authors.find(({ name }) => name === '许师傅早餐铺')).toMatchObject({ celebrity: { id: celebrityId } });
    expect(aside.mentioned[0]?.product.id).toBe(bread.id);
    expect(aside.mentioned[0]?.articles).toBeGreaterThan(aside.mentioned[1]?.articles ?? 0);
  });

  it('takes no more statements for many articles than for one', async () => {
    const statements = async (
      name: 'articleList' | 'articleOpen' | 'guideHome' | 'guideAnswer' | 'articleAside',
      query = '',
    ) => Number((await guest.call(name, { query })).headers.get('x-sql-statements'));
    const place = ofArticle({ celebrityId, author: null, topic: 'travel' });
    const { slug } = await makeText(staff, { markdown: card(bread), place });
    const [one, article] = [
      await statements('articleList', 'topic=travel'),
      await statements('articleOpen', `id=${slug}`),
    ];
    for (let number = 0; number < 3; number += 1) await makeText(staff, { markdown: card(bread), place });
    expect([one, await statements('articleList', 'topic=travel')]).toEqual([6, 6]);
    // One less before the deals of the day begin.
    expect(article).toBeLessThanOrEqual(16);
    expect(await statements('articleOpen', `id=${slug}`)).toBe(article);
    expect(await statements('articleAside')).toBe(5);
    expect(await statements('guideHome')).toBe(1);
  });
});

it('the sitemap names every text that is shown', async () => {
  const { slug } = await makeText(staff);
  const answer = await makeText(staff, { place: ofGuide() });
  const sitemap = must<Answer<Contract['contentSitemap']>>(await guest.call('contentSitemap'));
  expect(sitemap.articles.map(([one]) => one)).toContain(slug);
  expect(sitemap.guide.map(([one]) => one)).toContain(answer.slug);
  expect(sitemap.articles.every(([, at]) => !Number.isNaN(Date.parse(at)))).toBe(true);
});
