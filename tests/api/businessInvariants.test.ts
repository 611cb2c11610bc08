import type { Business } from '@jiwu/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { businessForm, makeApprovedBusiness } from '../support/makeBusiness.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let approved: Business;
let waiting: Business;
beforeAll(async () => {
  shop = await startTestShop();
  const [owner] = (await makeCrowd(shop, 1)) as [Buyer];
  approved = await makeApprovedBusiness(shop, owner.client);
  waiting = must<Business>(await owner.client.call('businessSubmit', { body: await businessForm(owner.client) }));
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const reported = async (...statements: Statement[]) =>
  (await breakTables(shop, statements)).map(({ number, rows }) => [
    number,
    [...new Set((rows as { what: string }[]).map(({ what }) => what))],
  ]);

it('81 reports a state or a licence that no review gave', async () => {
  const set = (state: string) => sql`update businesses set state = ${state} where id = ${waiting.id}`;
  expect(await reported(set('refused'))).toEqual([[81, ['waiting', 'refused without a refusal']]]);
  const rename = (id: string) => sql`update businesses set licence_name = '别的店' where id = ${id}`;
  expect(await reported(rename(waiting.id))).toEqual([[81, ['waiting']]]);
  expect(await reported(rename(approved.id))).toEqual([[81, ['licence was not approved']]]);
  expect(await reported(sql`update businesses set valid_until = '2030-01-01' where id = ${approved.id}`)).toEqual([
    [81, ['licence was not approved']],
  ]);
  expect(await reported(sql`delete from business_reviews`)).toEqual([[81, ['waiting', 'licence was not approved']]]);
});

it('81 reports a code with two approved businesses, and a user with eleven', async () => {
  const copy = (times: number) => sql`
    insert into businesses select (jsonb_populate_record(business, jsonb_build_object('id', gen_random_uuid()))).*
    from businesses as business, generate_series(1, ${sql.lit(times)}) where business.id = ${approved.id}`;
  expect(await reported(sql`drop index businesses_one_approved`, copy(1))).toEqual([
    [81, ['code twice', 'licence was not approved']],
  ]);
  expect(await reported(sql`drop index businesses_one_approved`, copy(9))).toEqual([
    [81, ['code twice', 'too many', 'licence was not approved']],
  ]);
});
