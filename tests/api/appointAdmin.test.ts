import { afterAll, beforeAll, expect, it } from 'vitest';
import { appointAdmin } from '../../apps/server/src/flows/accounts/outside/appointAdmin.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { totpCode } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const appoint = (loginName: string, another = false) =>
  appointAdmin(shop.services, { loginName, name: '店主', another });

it('refuses a name that nobody could sign in with', async () => {
  await expect(appoint('Owner')).rejects.toThrow('login name');
  await expect(appointAdmin(shop.services, { loginName: 'owner', name: '', another: false })).rejects.toThrow('name');
});

it('makes one first administrator of eight at once, who signs in and may do everything', async () => {
  const tried = await Promise.allSettled(Array.from({ length: 8 }, (_, order) => appoint(`owner${order}`)));
  const made = tried.flatMap((one, order) => (one.status === 'fulfilled' ? [{ ...one.value, order }] : []));
  expect(made).toHaveLength(1);
  const [owner] = made;
  const client = createShopClient(shop, { roaming: true });
  const reply = await client.call('staffLogin', {
    body: {
      loginName: `owner${owner?.order}`,
      password: owner?.password,
      code: totpCode(shop, owner?.totpSecret ?? ''),
    },
  });
  expect(reply).toMatchObject({ status: 200, data: { staff: { name: '店主', roles: ['admin'] } } });
  expect(owner?.totpAddress).toContain(`secret=${owner?.totpSecret}`);
});

it('makes another only when asked to, under a name of its own, and says so in the audit log', async () => {
  await expect(appoint('second')).rejects.toThrow('--another');
  await appoint('second', true);
  await expect(appoint('second', true)).rejects.toThrow('taken');
  const rows = await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['action', 'staff_id', 'after'])
    .where('action', '=', 'staff.create')
    .orderBy('seq')
    .execute();
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatchObject({ staff_id: null, after: { loginName: 'second', roles: ['admin'] } });
});
