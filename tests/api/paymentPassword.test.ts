import { errorCodes } from '@jiwu/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let client: ShopClient;
let phoneNumber: string;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  client = createShopClient(shop, { roaming: true });
  ({ phoneNumber } = await client.register());
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const wallet = async () => (await client.call('walletGet')).data as Record<string, unknown>;

describe('the payment password', () => {
  const setByCode = async (password: string) => {
    await client.call('walletPasswordCode');
    const code = await client.readCode(phoneNumber);
    return await client.call('walletPasswordSet', { body: { password, code } });
  };

  it('is set by SMS, changed by knowing it, and locked by five wrong tries in parallel', async () => {
    const change = (oldPassword: string, password: string) =>
      client.call('walletPasswordChange', { body: { oldPassword, password } });
    expect((await change('284617', '395728')).code).toBe(errorCodes.PAYMENT_PASSWORD_UNSET.code);
    expect((await setByCode('123456')).code).toBe(errorCodes.PAYMENT_PASSWORD_WEAK.code);
    shop.advance(61_000);
    expect((await setByCode('284617')).status).toBe(200);
    expect(await wallet()).toMatchObject({ hasPaymentPassword: true });
    expect((await change('284617', '395728')).status).toBe(200);

    const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => change(String(500_213 + n), '841903')));
    expect(guesses.filter(({ code }) => code === errorCodes.PAYMENT_PASSWORD_WRONG.code)).toHaveLength(5);
    expect(guesses.filter(({ code }) => code === errorCodes.PAYMENT_PASSWORD_LOCKED.code)).toHaveLength(7);
    expect((await change('395728', '841903')).code).toBe(errorCodes.PAYMENT_PASSWORD_LOCKED.code);
    expect(await wallet()).toMatchObject({ paymentPasswordLockedUntil: expect.any(String) });
    shop.advance(61_000);
    expect((await setByCode('841903')).status).toBe(200);
    expect((await change('841903', '395728')).status).toBe(200);

    // Two changes at once start from the same password; the second finds that it is no longer in force.
    const both = await Promise.all([change('395728', '841904'), change('395728', '841905')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
