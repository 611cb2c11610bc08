import { type Answer, type Contract, errorCodes, type StaffText } from '@jiwu/contract';
import { HOUR_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDueTexts } from '../../apps/server/src/jobs/publishDueTexts.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { type MadeProduct, makeProduct } from '../support/makeProduct.ts';
import { keyed, makeDraft, makeText, ofArticle, ofGuide, publish, textWords } from '../support/makeText.ts';
import { samplePicture } from '../support/samplePicture.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Preview = Answer<Contract['staffContentPreview']>;
type Versions = Answer<Contract['staffContentVersions']>;
type Listed = Answer<Contract['staffContentList']>;

let shop: TestShop;
let staff: StaffClient;
let guest: ShopClient;
let product: MadeProduct;

beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  staff = await signInStaff(shop, ['content']);
  guest = createShopClient(shop, { roaming: true });
  product = await makeProduct(shop.services.db);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const later = (spanMs: number) => new Date(shop.services.clock().getTime() + spanMs).toISOString();
const create = (body: object, key = newId()) => staff.call('staffContentCreate', { body, headers: keyed(key) });
const change = ({ id, version, words }: StaffText, more: object = {}) =>
  staff.call('staffContentChange', { params: { id }, body: { ...words, ...more, version }, headers: keyed() });
const withdraw = ({ id, version }: StaffText) =>
  staff.call('staffContentWithdraw', { params: { id }, body: { version }, headers: keyed() });
const get = async (id: string) => must<StaffText>(await staff.call('staffContentGet', { params: { id } }));
const statusOf = async (slug: string) => (await guest.call('articleOpen', { query: `id=${slug}` })).status;
const titleOf = async (slug: string) =>
  must<{ title: string }>(await guest.call('articleOpen', { query: `id=${slug}` })).title;
const audit = async (id: string) =>
  (
    await shop.services.db.read
      .selectFrom('audit_rows')
      .select('action')
      .where('target_id', '=', id)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action);

describe('a text', () => {
  it('is drafted, shown, changed behind what is shown, replaced and withdrawn; every step is audited', async () => {
    const body = textWords({ title: '一把壶怎么养' });
    const key = newId();
    const draft = must<StaffText>(await create(body, key));
    expect(must<StaffText>(await create(body, key)).id).toBe(draft.id);
    expect(draft).toMatchObject({ version: 1, newest: { no: 1, state: 'draft', publishAt: null }, shown: null });
    expect(draft.words).toMatchObject({ title: body.title, markdown: body.markdown, place: body.place });
    expect(await statusOf(body.slug)).toBe(404);
    expect((await create(body)).code).toBe(errorCodes.TEXT_SLUG_TAKEN.code);
    // A slug belongs to its kind: an entry of the guide may have it, too.
    expect((await create({ ...body, place: ofGuide() })).flag).toBe(true);

    const edited = must<StaffText>(await change(draft, { title: '一把壶怎么养好' }));
    expect(edited).toMatchObject({ version: 2, newest: { no: 1, state: 'draft', title: '一把壶怎么养好' } });
    const shown = must<StaffText>(await publish(staff, edited));
    expect(shown).toMatchObject({ version: 3, newest: { no: 1, state: 'shown' }, shown: { no: 1 } });
    expect(await titleOf(body.slug)).toBe('一把壶怎么养好');

    shop.advance(HOUR_MS);
    const second = must<StaffText>(await change(shown, { title: '一把壶，头一个月' }));
    expect(second).toMatchObject({ newest: { no: 2, state: 'draft' }, shown: { no: 1 } });
    expect(await titleOf(body.slug)).toBe('一把壶怎么养好');
    const replaced = must<StaffText>(await publish(staff, second));
    expect(replaced).toMatchObject({ newest: { no: 2, state: 'shown' }, shown: { no: 2 } });
    const article = must<Answer<Contract['articleOpen']>>(
      await guest.call('articleOpen', { query: `id=${body.slug}` }),
    );
    expect(article.title).toBe('一把壶，头一个月');
    // It keeps the date of its first publication, and says when it was changed.
    expect(Date.parse(article.updatedAt) - Date.parse(article.publishedAt)).toBeGreaterThanOrEqual(HOUR_MS);

    const versions = must<Versions>(await staff.call('staffContentVersions', { params: { id: draft.id } })).items;
    expect(versions.map(({ no, state }) => [no, state])).toEqual([
      [2, 'shown'],
      [1, 'replaced'],
    ]);
    expect(versions.every(({ staffName }) => staffName === '测试员工')).toBe(true);
    const first = must<Answer<Contract['staffContentVersion']>>(
      await staff.call('staffContentVersion', { params: { id: draft.id }, query: 'no=1' }),
    );
    expect(first.words.title).toBe('一把壶怎么养好');
    expect((await staff.call('staffContentVersion', { params: { id: draft.id }, query: 'no=3' })).status).toBe(404);

    const gone = must<StaffText>(await withdraw(replaced));
    expect(gone).toMatchObject({ newest: { no: 2, state: 'withdrawn' }, shown: null });
    expect(await statusOf(body.slug)).toBe(404);
    expect((await withdraw(gone)).code).toBe(errorCodes.TEXT_NOT_PUBLISHED.code);
    expect((await publish(staff, gone)).code).toBe(errorCodes.TEXT_NO_DRAFT.code);
    const back = must<StaffText>(await publish(staff, must<StaffText>(await change(gone))));
    expect(back).toMatchObject({ newest: { no: 3, state: 'shown' } });
    const steps = ['create', 'change', 'publish', 'change', 'publish', 'withdraw', 'change', 'publish'];
    expect(await audit(draft.id)).toEqual(steps.map((step) => `content.${step}`));
  });

  it('is changed by one of two who looked at the same version', async () => {
    const text = await makeDraft(staff);
    const replies = await Promise.all([
      change(text, { title: '甲' }),
      change(text, { title: '乙' }),
      publish(staff, text),
    ]);
    expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
    for (const reply of replies.filter(({ flag }) => !flag)) expect(reply.code).toBe(errorCodes.TEXT_CHANGED.code);
    expect((await change({ ...text, id: newId() })).status).toBe(404);
    expect((await publish(staff, { ...text, id: newId() })).status).toBe(404);
    expect((await withdraw({ ...text, id: newId() })).status).toBe(404);
    const moved = await get(text.id);
    expect((await change(moved, { place: ofGuide() })).status).toBe(400);
  });

  it('waits for its date, and is shown once by whichever worker comes', async () => {
    const { slug } = textWords();
    const draft = await makeDraft(staff, { slug });
    const waiting = must<StaffText>(await publish(staff, draft, later(HOUR_MS)));
    expect(waiting).toMatchObject({ newest: { state: 'scheduled' }, shown: null });
    await publishDueTexts(shop.services);
    expect(await statusOf(slug)).toBe(404);
    // Changed, it waits for nothing any more.
    const again = must<StaffText>(await change(waiting, { title: '改过的' }));
    expect(again.newest).toMatchObject({ no: 1, state: 'draft', publishAt: null });
    const at = later(HOUR_MS);
    const scheduled = must<StaffText>(await publish(staff, again, at));
    shop.advance(HOUR_MS + MINUTE_MS);
    await Promise.all([publishDueTexts(shop.services), publishDueTexts(shop.services), publishDueTexts(shop.services)]);
    const shown = await get(draft.id);
    expect(shown).toMatchObject({ version: scheduled.version + 1, shown: { no: 1, publishAt: at } });
    expect(await titleOf(slug)).toBe('改过的');
    // The editor that was opened before knows nothing of it.
    expect((await change(scheduled)).code).toBe(errorCodes.TEXT_CHANGED.code);
    // Withdrawn before its date, it is a draft again.
    const other = must<StaffText>(await publish(staff, await makeDraft(staff), later(HOUR_MS)));
    expect(must<StaffText>(await withdraw(other)).newest.state).toBe('draft');
    // A date that is over is none.
    const late = must<StaffText>(await publish(staff, await makeDraft(staff), '2020-01-01T00:00:00.000Z'));
    expect(Date.parse(late.shown?.publishAt ?? '')).toBeGreaterThan(Date.parse('2021-01-01'));
  });

  it('is found in the guide as long as it is shown', async () => {
    const found = async () => {
      const reply = await guest.call('guideSearch', { query: `words=${encodeURIComponent('犀牛')}` });
      return must<Answer<Contract['guideSearch']>>(reply).items.map(({ title }) => title);
    };
    const text = await makeText(staff, { title: '犀牛怎么寄', place: ofGuide({ keywords: ['大件'] }) });
    expect(await found()).toEqual(['犀牛怎么寄']);
    const next = must<StaffText>(await change(text, { title: '河马怎么寄' }));
    expect(await found()).toEqual(['犀牛怎么寄']);
    must(await publish(staff, next));
    expect(await found()).toEqual([]);
    const hippo = must<StaffText>(await withdraw(await get(text.id)));
    expect(hippo.shown).toBeNull();
    const words = await shop.services.db.read
      .selectFrom('text_words')
      .select('word')
      .where('text_id', '=', text.id)
      .execute();
    expect(words).toEqual([]);
  });
});

describe('what a text names', () => {
  const problems = (reply: { code: number; data: unknown }) => {
    expect(reply.code).toBe(errorCodes.TEXT_REFERENCE_UNKNOWN.code);
    return (reply.data as { problems: { kind: string; line: number; words: string }[] }).problems;
  };

  it('is there, or the line is told', async () => {
    const fileId = newId();
    const markdown = [
      '第一行',
      `:::product ${newId()}`,
      ':::',
      `![图](file:${fileId})`,
      '{{rules.order.payYears}} 年',
      ':::product',
      ':::product 200340',
      '没有收尾',
    ].join('\n');
    const place = ofArticle({ celebrityId: newId(), author: null, coverFileId: newId() });
    const refused = problems(await create(textWords({ title: '{{rules.nothing}}', markdown, place })));
    expect(refused.map(({ kind, line }) => `${kind} ${line}`).toSorted()).toEqual([
      'author 0',
      'figure 0',
      'figure 5',
      'mark 6',
      'mark 7',
      'picture 0',
      'picture 4',
      'product 2',
    ]);
    expect(
      problems(await staff.call('staffContentPreview', { body: withoutSlug(textWords({ markdown })) })),
    ).not.toEqual([]);
  });

  it('may be a product by its number, and a picture that staff uploaded', async () => {
    const { no } = await shop.services.db.read
      .selectFrom('products')
      .select('no')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await samplePicture())], { type: 'image/png' }), 'a.png');
    const picture = must<{ id: string; width: number; height: number }>(
      await staff.call('staffContentPictureAdd', { form, headers: keyed() }),
    );
    const markdown = `:::product ${no}\n:::\n\n![侧面](file:${picture.id} "出水")`;
    const text = await makeText(staff, { markdown, place: ofArticle({ coverFileId: picture.id }) });
    expect(text.parts).toEqual([
      { kind: 'products', items: [{ productId: product.id, words: '' }] },
      { kind: 'html', html: expect.stringMatching(/^<figure><div><img src="\/file\/[^"]+\?w=1080" srcset=/) },
    ]);
    const html = text.parts[1]?.kind === 'html' ? text.parts[1].html : '';
    expect(html).toContain(`width="${picture.width}" height="${picture.height}"`);
    expect(html).toContain('<figcaption>出水</figcaption>');
    expect((await guest.call('fileGet', { params: { id: picture.id } })).status).toBe(200);
    expect(await audit(picture.id)).toEqual(['content.picture']);
  });

  it('is sanitised once, when it is saved', async () => {
    const markdown =
      '<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[外面](https://elsewhere.example)\n\n<h2 id="main" class="x">标题</h2>';
    const text = await makeText(staff, { markdown });
    const stored = await shop.services.db.read
      .selectFrom('text_versions')
      .select('parts')
      .where('text_id', '=', text.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored.parts)).not.toMatch(/script|onerror|elsewhere|class|main/);
    expect(text.words.markdown).toBe(markdown);
    expect(text.warnings.map(({ kind }) => kind)).toContain('outsideLink');
  });
});

it('a preview shows what readers will see and what to look at, and saves nothing', async () => {
  const markdown = `这是最好的壶。\n\n:::product ${product.id}\n:::\n\n[看](/product?id=${product.id}&i=ABC123)`;
  const before = await shop.services.db.read.selectFrom('texts').select('id').execute();
  const preview = must<Preview>(
    await staff.call('staffContentPreview', { body: withoutSlug(textWords({ markdown })) }),
  );
  expect(preview).toMatchObject({ isAd: true, minutes: 1 });
  expect(preview.warnings).toEqual([{ kind: 'superlative', line: 1, words: '最好' }]);
  expect(await shop.services.db.read.selectFrom('texts').select('id').execute()).toHaveLength(before.length);
});

it('staff list texts by what became of them, the last changed first, page by page', async () => {
  const names = async (query: string) =>
    must<Listed>(await staff.call('staffContentList', { query })).items.map(({ newest }) => newest.title);
  const found = `words=${encodeURIComponent('名单')}`;
  const shown = await makeText(staff, { title: '名单一' });
  await makeDraft(staff, { title: '名单二' });
  must(await publish(staff, await makeDraft(staff, { title: '名单三' }), later(HOUR_MS)));
  must(await withdraw(await makeText(staff, { title: '名单四' })));
  expect(await names(`kind=article&${found}`)).toEqual(['名单四', '名单三', '名单二', '名单一']);
  expect(await names(`kind=article&view=shown&${found}`)).toEqual(['名单一']);
  expect(await names(`kind=article&view=draft&${found}`)).toEqual(['名单二']);
  expect(await names(`kind=article&view=scheduled&${found}`)).toEqual(['名单三']);
  expect(await names(`kind=article&view=withdrawn&${found}`)).toEqual(['名单四']);
  expect(await names(`kind=guide&${found}`)).toEqual([]);
  shop.advance(1000);
  must(await change(shown));
  expect(await names(`kind=article&${found}`)).toEqual(['名单一', '名单四', '名单三', '名单二']);
  for (let number = 0; number < 31; number += 1) await makeDraft(staff, { title: '翻页', place: ofGuide() });
  const first = must<Listed>(await staff.call('staffContentList', { query: 'kind=guide' }));
  const second = must<Listed>(await staff.call('staffContentList', { query: `kind=guide&cursor=${first.nextCursor}` }));
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(first.items).toHaveLength(30);
  expect(new Set(ids).size).toBe(ids.length);
  expect(second.nextCursor).toBeNull();
});

function withoutSlug({ title, summary, markdown, place }: ReturnType<typeof textWords>) {
  return { title, summary, markdown, place };
}
