import { errorCodes } from '@jiwu/contract';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchTotp } from '../../apps/server/src/modules/staff/staff/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { must } from '../support/makeBuyer.ts';
import { oathtool } from '../support/oathtool.ts';
import { makeStaff, totpCode } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const STEP_MS = 30_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const post = (name: 'staffLogin' | 'staffEnrolBegin' | 'staffEnrolConfirm', body: object) =>
  createShopClient(shop, { roaming: true }).call(name, { body });

it('the code that the shop takes is the one of oathtool, for the same secret and step', async () => {
  for (const from of ['2026-11-18T00:00:00Z', '2027-02-28T23:59:30Z', '2038-01-19T03:14:00Z']) {
    const secret = new Secret({ size: 20 }).base32;
    const first = new Date(from).getTime();
    const codes = await oathtool(secret, new Date(first), 199);
    expect(codes).toHaveLength(200);
    for (const [nth, code] of codes.entries()) {
      const step = first / STEP_MS + nth;
      for (const late of [0, STEP_MS - 1, STEP_MS]) {
        const now = new Date(first + nth * STEP_MS + late);
        expect(matchTotp(secret, code, now), `${secret} ${code} ${now.toISOString()}`).toBe(step);
      }
    }
  }
});

it('a member sets up the secret and signs in with nothing but oathtool', async () => {
  const { loginName, password } = await makeStaff(shop, ['orders'], true);
  const own = { loginName, password: 'a password of my own' };
  const { secret } = must<{ secret: string }>(await post('staffEnrolBegin', { loginName, password }));
  const [first] = await oathtool(secret, shop.services.clock());
  must(await post('staffEnrolConfirm', { loginName, password, code: first, newPassword: own.password }));
  expect((await post('staffLogin', { ...own, code: first })).code, 'used').toBe(errorCodes.STAFF_LOGIN_REFUSED.code);
  shop.advance(STEP_MS);
  const [second] = await oathtool(secret, shop.services.clock());
  expect(second).toBe(totpCode(shop, secret));
  const { token } = must<{ token: string }>(await post('staffLogin', { ...own, code: second }));
  const self = await createShopClient(shop).call('staffSelf', { headers: { token } });
  expect(self).toMatchObject({ status: 200 });
});

it('a code of oathtool that is a minute old, or a minute early, is refused', async () => {
  const { loginName, password, totpSecret } = await makeStaff(shop, ['orders']);
  const now = shop.services.clock().getTime();
  for (const off of [-2 * STEP_MS, 2 * STEP_MS]) {
    const [code] = await oathtool(totpSecret, new Date(now + off));
    const reply = await post('staffLogin', { loginName, password, code });
    expect(reply.code).toBe(errorCodes.STAFF_LOGIN_REFUSED.code);
  }
});
