import { type Answer, type Contract, errorCodes, rules } from '@jiwu/contract';
import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { keyed, makeText, ofGuide, textWords } from '../support/makeText.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Guide = Answer<Contract['guideHome']>;
type Found = Answer<Contract['guideSearch']>;
type Entry = Answer<Contract['guideAnswer']>;
type Voted = Answer<Contract['guideVote']>;

let shop: TestShop;
let staff: StaffClient;
let guest: ShopClient;
let reader: Buyer;
let refund: string;

beforeAll(async () => {
  // These tests are about the answers; the cache in front of them has tests of its own.
  shop = await startTestShop({ CACHE: 'off' });
  staff = await signInStaff(shop, ['content']);
  guest = createShopClient(shop, { roaming: true });
  [reader] = (await makeCrowd(shop, 1)) as [Buyer];
  const refunds = await makeText(staff, {
    slug: 'refund',
    title: '退款多久到账',
    summary: '余额当场到，其余最晚 3 个工作日。',
    markdown: '## 从哪里付的\n\n签收后 {{rules.afterSale.returnDays}} 天内可退。',
    place: ofGuide({ popular: 2, position: 20, keywords: ['退钱', '钱什么时候回来'] }),
  });
  refund = refunds.slug;
  await makeText(staff, {
    slug: 'invoice',
    title: '发票什么时候开',
    markdown: '订单完成后可以申请。',
    place: ofGuide({ section: 'shopping', popular: 1, keywords: ['开票', '报销'] }),
  });
  await makeText(staff, {
    slug: 'freight',
    title: '退货运费谁付',
    markdown: '质量问题我们付。',
    place: ofGuide({ position: 10, keywords: ['邮费'] }),
  });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const search = async (words: string, more = '') =>
  must<Found>(await guest.call('guideSearch', { query: `words=${encodeURIComponent(words)}${more}` }));

it('lists what is asked often, and every section with its entries in their order', async () => {
  const guide = must<Guide>(await guest.call('guideHome'));
  expect(guide.popular.map(({ slug }) => slug)).toEqual(['invoice', 'refund']);
  expect(guide.sections.map(({ section }) => section)).toEqual([...rules.content.sections]);
  const afterSale = guide.sections.find(({ section }) => section === 'afterSale')?.entries ?? [];
  expect(afterSale.map(({ slug }) => slug).indexOf('freight')).toBeLessThan(
    afterSale.map(({ slug }) => slug).indexOf('refund'),
  );
  expect(guide.total).toBe(guide.sections.reduce((sum, { entries }) => sum + entries.length, 0));
});

it('is found by everyday words, part words, pinyin and initials; what is not there finds nothing', async () => {
  for (const words of ['退款', '我的钱什么时候能退回来', '退钱', '多久到', 'tuikuan', 'tk', 'TuiKuan', '到账']) {
    expect((await search(words)).items[0]?.slug, words).toBe('refund');
  }
  expect((await search('报销要开票')).items[0]?.slug).toBe('invoice');
  const both = await search('退');
  expect(both.items.map(({ slug }) => slug).toSorted()).toEqual(expect.arrayContaining(['freight', 'refund']));
  expect(both.terms).toEqual(['退']);
  expect((await search('退款')).otherWords).toContain('退钱');
  expect(await search('霸王龙')).toMatchObject({ items: [], total: 0, sections: [], otherWords: [] });
  expect(await search('，。！')).toMatchObject({ items: [], total: 0 });
  const filtered = await search('什么时候', '&section=shopping');
  expect(filtered.items.map(({ slug }) => slug)).toEqual(['invoice']);
  expect(filtered.total).toBeGreaterThan(1);
  expect((await guest.call('guideSearch', { query: 'words=' })).status).toBe(400);
});

it('shows what the writer named as near before what shares words with it, without what is not there', async () => {
  const { slug } = await makeText(staff, {
    title: '退款退到哪里',
    markdown: '从哪里付的，退回哪里。',
    place: ofGuide({ position: 30, related: ['invoice', 'neverWritten', 'freight'] }),
  });
  const { related } = must<Entry>(await guest.call('guideAnswer', { query: `topic=${slug}` }));
  expect(related.map((entry) => entry.slug).slice(0, 2)).toEqual(['invoice', 'freight']);
  expect(related.map((entry) => entry.slug)).toContain('refund');
  expect(new Set(related.map((entry) => entry.slug)).size).toBe(related.length);
  const seven = ofGuide({ related: Array.from({ length: 7 }, (_, order) => `entry${order}`) });
  const refused = await staff.call('staffContentCreate', { body: textWords({ place: seven }), headers: keyed() });
  expect(refused.status).toBe(400);
});

it('answers with the figures of the rules, and what is near', async () => {
  const entry = must<Entry>(await guest.call('guideAnswer', { query: `topic=${refund}` }));
  expect(entry).toMatchObject({ slug: 'refund', section: 'afterSale', minutes: 1, products: [] });
  expect(entry.parts[0]).toMatchObject({
    html: expect.stringContaining(`签收后 ${rules.afterSale.returnDays} 天内可退`),
  });
  expect(entry.headings).toEqual([{ id: 's1', text: '从哪里付的', level: 2 }]);
  expect(entry.related.map(({ slug }) => slug)).toContain('freight');
  expect(entry.related.map(({ slug }) => slug)).not.toContain('refund');
  expect((await guest.call('guideAnswer', { query: 'topic=nowhere' })).status).toBe(404);
});

const vote = (client: ShopClient, body: object) => client.call('guideVote', { body: { topic: refund, ...body } });
const mine = async (client: ShopClient) =>
  must<{ isUseful: boolean | null }>(await client.call('guideVoteMine', { query: `topic=${refund}` })).isUseful;

it('has one vote of each reader, who may change it; a user takes over what their browser said', async () => {
  const other = createShopClient(shop);
  expect(await mine(other)).toBeNull();
  expect(must<Voted>(await vote(other, { isUseful: true })).votes).toEqual({ useful: 1, useless: 0 });
  expect(must<Voted>(await vote(other, { isUseful: true })).votes).toEqual({ useful: 1, useless: 0 });
  const changed = await vote(other, { isUseful: false, reason: 'unclear', words: '不明白从哪天算' });
  expect(must<Voted>(changed)).toEqual({ isUseful: false, votes: { useful: 0, useless: 1 } });
  expect(await mine(other)).toBe(false);
  await other.register();
  expect(await mine(other)).toBeNull();
  expect(must<Voted>(await vote(other, { isUseful: true })).votes).toEqual({ useful: 1, useless: 0 });
  expect(must<Voted>(await vote(reader.client, { isUseful: false })).votes).toEqual({ useful: 1, useless: 1 });
  expect(must<Entry>(await guest.call('guideAnswer', { query: `topic=${refund}` })).votes).toEqual({
    useful: 1,
    useless: 1,
  });
});

it('counts fifty presses of one reader at once as one, and refuses what is none', async () => {
  const hasty = createShopClient(shop, { roaming: true });
  const before = must<Entry>(await guest.call('guideAnswer', { query: `topic=${refund}` })).votes;
  const replies = await Promise.all(Array.from({ length: 50 }, () => vote(hasty, { isUseful: true })));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const after = must<Entry>(await guest.call('guideAnswer', { query: `topic=${refund}` })).votes;
  expect(after).toEqual({ ...before, useful: before.useful + 1 });
  expect((await vote(hasty, { topic: 'nowhere', isUseful: true })).status).toBe(404);
  expect((await vote(hasty, { isUseful: 'yes' })).status).toBe(400);
  expect((await vote(hasty, { isUseful: false, words: '长'.repeat(201) })).status).toBe(400);
  expect((await vote(hasty, { isUseful: false, reason: 'bored' })).status).toBe(400);
  const nameless = await guest.call('guideVote', {
    body: { topic: refund, isUseful: true },
    headers: { anonymous: '' },
  });
  expect(nameless.code).toBe(errorCodes.BROWSER_ID_MISSING.code);
});

it('shows the votes of the last thirty days, and staff what readers missed', async () => {
  const told = createShopClient(shop);
  must(await vote(told, { isUseful: false, reason: 'wrong', words: '写的和实际不符' }));
  const text = await shop.services.db.read
    .selectFrom('texts')
    .select('id')
    .where('slug', '=', refund)
    .executeTakeFirstOrThrow();
  const feedback = must<Answer<Contract['staffContentFeedback']>>(
    await staff.call('staffContentFeedback', { params: { id: text.id } }),
  );
  expect(feedback.items[0]).toMatchObject({ reason: 'wrong', words: '写的和实际不符' });
  expect(JSON.stringify(feedback)).not.toContain(told.browserId);
  shop.advance(30 * DAY_MS + HOUR_MS);
  const entry = must<Entry>(await guest.call('guideAnswer', { query: `topic=${refund}` }));
  expect(entry.votes).toEqual({ useful: 0, useless: 0 });
  // A user's own data has their votes; a closed account has none.
  const votes = await shop.services.db.read
    .selectFrom('guide_votes')
    .select('id')
    .where('user_id', '=', reader.userId)
    .execute();
  expect(votes).toHaveLength(1);
});
