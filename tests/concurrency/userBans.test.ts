import { errorCodes } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let kefu: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  kefu = await signInStaff(shop, ['orders']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

it('whoever signs in while the account is shut is out or never in', async () => {
  for (let round = 0; round < 5; round += 1) {
    const owner = createShopClient(shop, { roaming: true });
    const { phoneNumber: account, password } = await owner.register();
    const userId = userIdOf(owner);
    const logins = Array.from({ length: 8 }, () =>
      createShopClient(shop, { roaming: true }).call('userLogin', { body: { account, password } }),
    );
    const ban = kefu.call('staffUserBan', { params: { id: userId }, body: { reason: '盗刷' } });
    const [banned, ...replies] = await Promise.all([ban, ...logins]);
    expect(banned.status).toBe(200);
    for (const { status, code } of replies) {
      if (status !== 200) expect([errorCodes.USER_BANNED.code, errorCodes.UNAVAILABLE.code]).toContain(code);
    }
    const live = await shop.services.db.read
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toEqual([]);
  }
});

it('of several who shut one account, one does', async () => {
  const owner = createShopClient(shop, { roaming: true });
  await owner.register();
  const replies = await Promise.all(
    Array.from({ length: 5 }, () =>
      kefu.call('staffUserBan', { params: { id: userIdOf(owner) }, body: { reason: '盗刷' } }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});
