import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makeDraft, makeText, ofGuide } from '../support/makeText.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let reader: Buyer;
let article: string;
let entry: string;
let draft: string;

/** An article with a product, an entry of the guide with a vote, and a draft. */
beforeAll(async () => {
  shop = await startTestShop();
  [reader] = (await makeCrowd(shop, 1)) as [Buyer];
  const staff = await signInStaff(shop, ['content']);
  const product = await makeProduct(shop.services.db);
  article = (await makeText(staff, { markdown: `:::product ${product.id}\n:::` })).id;
  const answer = await makeText(staff, { title: '退款多久到账', place: ofGuide() });
  entry = answer.id;
  draft = (await makeDraft(staff)).id;
  must(await reader.client.call('guideVote', { body: { topic: answer.slug, isUseful: true } }));
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const reported = async (...statements: Statement[]) =>
  (await breakTables(shop, statements)).map(({ number }) => number);
/** The first version once more, published, under another number and state. */
const copy = (textId: string, no: number, state: string) => sql`
  insert into text_versions
  select (jsonb_populate_record(version, jsonb_build_object(
    'no', ${no}::int, 'state', ${state}::text, 'publish_at', saved_at, 'dated_at', saved_at))).*
  from text_versions as version where text_id = ${textId} and no = 1`;

it('84 reports a gap, a text without a version, one that is written behind a later one, and one that is over in front of it', async () => {
  expect(await reported(sql`update text_versions set no = 2 where text_id = ${article}`)).toEqual([84]);
  expect(await reported(sql`delete from text_versions where text_id = ${draft}`)).toEqual([84]);
  expect(await reported(copy(draft, 2, 'shown'))).toEqual([84]);
  expect(await reported(copy(article, 2, 'withdrawn'))).toEqual([84]);
});

it('85 reports an entry that is not found, and words of what is not shown', async () => {
  expect(await reported(sql`delete from text_words where text_id = ${entry}`)).toEqual([85]);
  expect(await reported(sql`insert into text_words values ('退款', ${article}, 1)`)).toEqual([85]);
  expect(await reported(sql`update text_versions set state = 'withdrawn' where text_id = ${entry}`)).toEqual([85]);
});

it('86 reports goods that are not there or named twice, and the vote of a closed account', async () => {
  expect(
    await reported(sql`update text_versions set product_ids = array[${newId()}]::uuid[] where text_id = ${article}`),
  ).toEqual([86]);
  expect(
    await reported(sql`update text_versions set product_ids = product_ids || product_ids where text_id = ${article}`),
  ).toEqual([86]);
  const close = sql`
    update users set state = 'closed', closed_at = now(), phone_number = null, password_hash = null,
      password_changed_at = null, avatar_file_id = null where id = ${reader.userId}`;
  expect(await reported(close)).toContain(86);
});
