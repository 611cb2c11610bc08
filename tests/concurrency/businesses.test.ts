import { type Answer, type Business, type Contract, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { askCloseCode } from '../support/askCloseCode.ts';
import { businessForm, formOf, makeApprovedBusiness, newCreditCode } from '../support/makeBusiness.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let owner: Buyer;
beforeEach(async () => {
  shop = await startTestShop();
  [owner] = (await makeCrowd(shop, 1)) as [Buyer];
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  expect(await countDeadlocks(shop)).toBe(0);
  await shop.stop();
});

const keyed = () => ({ 'Idempotency-Key': newId() });
const submitted = async ({ client }: Buyer, more: Partial<Business> = {}) =>
  must<Business>(await client.call('businessSubmit', { body: await businessForm(client, more), headers: keyed() }));
const codesOf = (replies: readonly { flag: boolean; code: number }[]) =>
  new Set(replies.filter(({ flag }) => !flag).map(({ code }) => code));

it('of twenty that are submitted at once, ten are taken', async () => {
  const forms: object[] = [];
  while (forms.length < 20) forms.push(await businessForm(owner.client));
  const replies = await Promise.all(
    forms.map((body) => owner.client.call('businessSubmit', { body, headers: keyed() })),
  );
  expect(replies.filter(({ flag }) => flag)).toHaveLength(10);
  expect(codesOf(replies)).toEqual(new Set([errorCodes.BUSINESS_LIMIT.code]));
  const { items } = must<Answer<Contract['businessList']>>(await owner.client.call('businessList'));
  expect(items).toHaveLength(10);
});

it('four members of staff decide at once: one does, and the user hears once', async () => {
  const { id, version } = await submitted(owner);
  const members = await Promise.all(Array.from({ length: 4 }, () => signInStaff(shop, ['orders'])));
  const reasons = [{ field: 'licence', words: '看不清。' }];
  const replies = await Promise.all(
    members.flatMap((member) => [
      member.call('staffBusinessApprove', { params: { id }, body: { version }, headers: keyed() }),
      member.call('staffBusinessRefuse', { params: { id }, body: { version, reasons }, headers: keyed() }),
    ]),
  );
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  expect(codesOf(replies)).toEqual(new Set([errorCodes.BUSINESS_DECIDED.code]));
  const told = must<Answer<Contract['noticeList']>>(await owner.client.call('noticeList')).items;
  expect(told).toHaveLength(1);
});

it('one code of five users, approved at once: one is', async () => {
  const creditCode = newCreditCode();
  const owners = await makeCrowd(shop, 5);
  const all = [];
  for (const one of owners) all.push(await submitted(one, { creditCode }));
  const decisions = await Promise.all(
    all.map(async (one) => ({ ...one, member: await signInStaff(shop, ['orders']) })),
  );
  const given = await Promise.all(
    decisions.map(({ id, version, member }) =>
      member.call('staffBusinessApprove', { params: { id }, body: { version }, headers: keyed() }),
    ),
  );
  expect(given.filter(({ flag }) => flag)).toHaveLength(1);
  expect(codesOf(given)).toEqual(new Set([errorCodes.BUSINESS_CODE_TAKEN.code]));
});

it('staff decide while the user changes the licence, changes the sender, stops and resumes: each step on what it saw', async () => {
  const staff = await signInStaff(shop, ['orders']);
  const business = await submitted(owner);
  const params = { id: business.id };
  for (let round = 0; round < 4; round += 1) {
    const { items } = must<Answer<Contract['businessList']>>(await owner.client.call('businessList'));
    const seen = items[0] as Business;
    const { version } = seen;
    const body = { version };
    const replies = await Promise.all([
      owner.client.call('businessChange', {
        params,
        body: { ...formOf(seen), principal: `林${round}` },
        headers: keyed(),
      }),
      owner.client.call('businessSender', {
        params,
        body: { senderName: `林${round}`, senderPhone: '13800006024', version },
        headers: keyed(),
      }),
      owner.client.call('businessStop', { params, body, headers: keyed() }),
      owner.client.call('businessWithdraw', { params, body, headers: keyed() }),
      staff.call('staffBusinessApprove', { params, body, headers: keyed() }),
      staff.call('staffBusinessStop', { params, body: { ...body, reason: '核对。' }, headers: keyed() }),
    ]);
    expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    if (seen.state === 'stopped') await staff.call('staffBusinessResume', { params, body, headers: keyed() });
  }
});

it('an account is closed while its business is decided on: nothing that names the person stays', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const userId = userIdOf(client);
  const approved = await makeApprovedBusiness(shop, client);
  const waiting = must<Business>(
    await client.call('businessSubmit', { body: await businessForm(client), headers: keyed() }),
  );
  const staff = await signInStaff(shop, ['orders']);
  shop.advance(61_000);
  const code = await askCloseCode(shop, { client, userId });
  const [closed] = await Promise.all([
    client.call('userClose', { body: { code } }),
    staff.call('staffBusinessApprove', {
      params: { id: waiting.id },
      body: { version: waiting.version },
      headers: keyed(),
    }),
    staff.call('staffBusinessStop', {
      params: { id: approved.id },
      body: { version: approved.version, reason: '核对。' },
      headers: keyed(),
    }),
  ]);
  must(closed);
  const { db } = shop.services;
  const named = db.read.selectFrom('businesses').select('id').where('user_id', '=', userId);
  expect(await named.where('credit_code', 'is not', null).execute()).toEqual([]);
  expect(await db.read.selectFrom('notices').select('id').where('user_id', '=', userId).execute()).toEqual([]);
});
