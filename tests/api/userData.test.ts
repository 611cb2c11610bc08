import type { Answer, Contract } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseSteps } from '../../apps/server/src/flows/accounts/eraseSteps.ts';
import { exportSections } from '../../apps/server/src/flows/accounts/queries/exportSections.ts';
import { userData } from '../../apps/server/src/flows/accounts/userData.ts';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeDeal } from '../support/makeDeal.ts';
import { makeText, ofGuide } from '../support/makeText.ts';
import { signInStaff } from '../support/staff.ts';
import { makeCoupon } from '../support/makeCoupon.ts';
import { makeOwned } from '../support/makeOwned.ts';
import { makePick } from '../support/makePick.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { makePromoter, visitorIn } from '../support/promote.ts';
import { formOf, xlsxOf } from '../support/sheets.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const policies = Object.entries(userData);

/** Tables of the migrated database that know users: by a column's name, or by referring to them. */
async function listPersonalTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'owner_id')
    union
    select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`.execute(
    shop.services.db.read,
  );
  return rows.map(({ name }) => name);
}

it('every table that knows users has a policy, and no other table has one', async () => {
  const personal = await listPersonalTables();
  // The user themself, and the codes that went to their number.
  expect(Object.keys(userData).toSorted()).toEqual([...new Set([...personal, 'users', 'sms_codes'])].toSorted());
});

it('a table without a policy is noticed', async () => {
  await shop.owner.writeAlone(
    sql`create table toy_seats (id uuid primary key, buyer_id uuid not null references users (id))`,
  );
  expect((await listPersonalTables()).filter((table) => !(table in userData))).toEqual(['toy_seats']);
  await shop.owner.writeAlone(sql`drop table toy_seats`);
});

it('every section of the export and every step of closing an account belongs to a table', () => {
  const sections = new Set(policies.flatMap(([, policy]) => ('exported' in policy ? [policy.exported] : [])));
  // Balance and integral are two accounts of one table.
  expect(Object.keys(exportSections).filter((name) => !sections.has(name as never))).toEqual(['积分明细']);
  const steps = new Set<string>(
    policies.flatMap(([, policy]) => {
      if ('erased' in policy) return [policy.erased];
      return 'anonymised' in policy ? [policy.anonymised] : [];
    }),
  );
  expect([...steps].toSorted()).toEqual(Object.keys(eraseSteps).toSorted());
});

it('closing an account leaves no row in any table whose policy says so', async () => {
  const { db } = shop.services;
  const client = createShopClient(shop);
  const login = await client.register();
  const userId = (await findUserByPhone(db.read, login.phoneNumber))?.id ?? '';
  for (const kind of [
    'address',
    'cartLine',
    'notice',
    'invoiceTitle',
    'session',
    'celebrityApplication',
    'business',
  ] as const) {
    await makeOwned[kind](shop, client, login);
  }
  const picture = await makeOwned.file(shop, client, login);
  must(await client.call('supportSend', { body: { text: '', pictures: [picture] } }));
  const batchId = await makeOwned.dropshippingBatch(shop, client, login);
  const list = await xlsxOf([
    ['收货信息', '商品编码'],
    ['王晓岚 13800002207 浙江省杭州市余杭区文一西路 969 号', 'SH-WZ-03'],
  ]);
  must(await client.call('dropshippingImport', { params: { id: batchId }, form: formOf(list, '名单.xlsx') }));
  const product = await makeProduct(db);
  must(await client.call('collectionAdd', { body: { productIds: [product.id] } }));
  const coupon = await makeCoupon(shop);
  const deal = await makeDeal(shop, { day: businessDay(new Date(Date.now() + DAY_MS)) });
  must(await client.call('wootRemind', { params: { id: deal.id }, body: {} }));
  must(await client.call('openBoxRemind', { body: { of: 'listed', id: product.id } }));
  const [star] = (await makeCrowd(shop, 1)) as [Buyer];
  await makePick(shop, { userId: star.userId, productId: product.id });
  const { celebrityId } = must<Answer<Contract['celebrityMine']>>(await star.client.call('celebrityMine'));
  must(await client.call('celebrityFollow', { params: { id: celebrityId ?? '' }, body: { wantsNews: true } }));
  must(await visitorIn(client).click(await makePromoter(shop)));
  const { slug } = await makeText(await signInStaff(shop, ['content']), { place: ofGuide() });
  must(await client.call('guideVote', { body: { topic: slug, isUseful: true } }));
  await db.transact(async (tx) => {
    await sql`insert into coupon_reminders values (${userId}, ${coupon}, now(), now())`.execute(tx);
    await sql`insert into notice_switches values (${userId}, 'order', true, false, now())`.execute(tx);
    await sql`insert into wechat_bindings values (${userId}, 'website', 'openid', null, '林', now())`.execute(tx);
  });
  const erased = policies.filter(([, policy]) => 'erased' in policy).map(([table]) => table);
  const listFilled = async () => {
    const filled: string[] = [];
    for (const table of erased) {
      const { rows } = await sql`
        select from ${sql.table(table)} as held
        where ${userId} in (to_jsonb(held) ->> 'user_id', to_jsonb(held) ->> 'owner_id')
          or to_jsonb(held) ->> 'phone_number' = ${login.phoneNumber}`.execute(db.read);
      if (rows.length > 0) filled.push(table);
    }
    return filled;
  };
  shop.advance(61_000);
  must(await client.call('userCloseCode'));
  expect(await listFilled()).toEqual(erased);
  must(await client.call('userClose', { body: { code: await client.readCode(login.phoneNumber) } }));
  expect(await listFilled()).toEqual([]);
});
