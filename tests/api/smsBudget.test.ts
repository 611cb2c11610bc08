import { errorCodes } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, newPhone, type Reply } from '../support/createShopClient.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ SMS_BUDGET_PER_DAY: '20' });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const guest = () => createShopClient(shop, { roaming: true });
const ask = (works = true) => guest().call('userRegisterCode', { query: `phoneNumber=${newPhone()}`, works });
const bitsOf = (reply: Reply) => Number((reply.data as { challenge: string }).challenge.split('.')[1]);

async function sentToday(): Promise<number> {
  return (await shop.services.sms.readBudget()).sent;
}
async function spend(count: number): Promise<void> {
  const day = businessDay(shop.services.clock());
  await shop.services.db.transact((tx) =>
    tx
      .insertInto('sms_days')
      .values({ day, sent: count })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ sent: count }))
      .execute(),
  );
}
async function countAlarms(): Promise<Record<string, number>> {
  const text = await (await fetch(`${shop.apiUrl}/metrics`)).text();
  const found = [...text.matchAll(/^alarms_total\{event="(sms\.\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(found.map(([, event, count]) => [event, Number(count)] as [string, number]));
}
const rise = (before: Record<string, number>, after: Record<string, number>, event: string) =>
  (after[event] ?? 0) - (before[event] ?? 0);

describe('an SMS code', () => {
  it('costs work, whoever asks, and nothing is sent before', async () => {
    const client = guest();
    const phoneNumber = newPhone();
    const asked = await client.call('userResetCode', { query: `phoneNumber=${phoneNumber}`, works: false });
    expect(asked).toMatchObject({ status: 428, code: errorCodes.CHALLENGE.code });
    expect(await shop.sandbox.get(`/sms/inbox.json?phoneNumber=${phoneNumber}`)).toEqual([]);
    expect((await client.call('userResetCode', { query: `phoneNumber=${phoneNumber}` })).status).toBe(200);
    const user = guest();
    await user.register();
    shop.advance(61_000);
    expect((await user.call('userCloseCode', { works: false })).status).toBe(428);
    expect((await user.call('walletPasswordCode', { works: false })).status).toBe(428);
    expect((await user.call('walletPasswordCode')).status).toBe(200);
  });

  it('costs least where it goes to the own number', async () => {
    const user = guest();
    await user.register();
    const own = bitsOf(await user.call('userCloseCode', { works: false }));
    expect([own, bitsOf(await ask(false))]).toEqual([5, 6]);
  });

  it('costs more from an address that has had many, and when little of the budget is left', async () => {
    shop.advance(DAY_MS);
    const crowded = await startTestShop({ SMS_PER_ADDRESS_DAY: '4' });
    try {
      const client = createShopClient(crowded);
      const bits = async () =>
        bitsOf(await client.call('userRegisterCode', { query: `phoneNumber=${newPhone()}`, works: false }));
      expect(await bits()).toBe(6);
      for (let turn = 0; turn < 2; turn += 1) {
        await client.call('userRegisterCode', { query: `phoneNumber=${newPhone()}` });
      }
      expect(await bits()).toBe(7);
    } finally {
      await crowded.stop();
    }
    const seen: number[] = [];
    for (const sent of [9, 10, 16, 18]) {
      await spend(sent);
      seen.push(bitsOf(await ask(false)));
    }
    expect(seen).toEqual([6, 7, 8, 9]);
  });
});

describe('the budget of a day', () => {
  it('is not exceeded by many at once, alarms once at four fifths and once at the end, and begins anew at midnight', async () => {
    shop.advance(DAY_MS);
    const before = await countAlarms();
    await spend(12);
    for (let turn = 0; turn < 3; turn += 1) expect((await ask()).status).toBe(200);
    expect(rise(before, await countAlarms(), 'sms.budgetLow'), 'at 15 of 20').toBe(0);
    const replies = await Promise.all(Array.from({ length: 12 }, () => ask()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.filter(({ code }) => code === errorCodes.SMS_BUDGET_SPENT.code)).toHaveLength(7);
    const after = await countAlarms();
    expect([rise(before, after, 'sms.budgetLow'), rise(before, after, 'sms.budgetSpent')]).toEqual([1, 1]);
    await shop.forgetRedis();
    expect(await ask(false)).toMatchObject({ status: 429, code: errorCodes.SMS_BUDGET_SPENT.code });
    expect(await sentToday()).toBe(20);
    shop.advance(DAY_MS);
    expect((await ask()).status).toBe(200);
    expect(await sentToday()).toBe(1);
  });

  it('keeps its last tenth for codes', async () => {
    shop.advance(DAY_MS);
    await spend(17);
    const notice = () =>
      shop.services.sms.send({
        kind: 'notice',
        phoneNumber: newPhone(),
        templateCode: 'SMS_ORDER_PAID',
        signName: '集物',
        params: { no: '1', amount: '1' },
      });
    await notice().catch(() => null);
    expect(await sentToday()).toBe(18);
    await expect(notice()).rejects.toMatchObject({ errorCode: 'SMS_BUDGET_SPENT' });
    expect((await ask()).status).toBe(200);
    expect(await sentToday()).toBe(19);
  });

  it('is shown to those who watch', async () => {
    await spend(7);
    const text = await (await fetch(`${shop.apiUrl}/metrics`)).text();
    expect(text).toMatch(/^jiwu_sms_sent_today 7$/m);
    expect(text).toMatch(/^jiwu_sms_budget 20$/m);
  });
});
