import { errorCodes, rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { makeStaff, signInStaff, type StaffLogin, totpCode } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { demoStaff, demoTotpSecret } from '../../tools/demo-data/demoStaff.ts';
import { demoPassword } from '../../tools/demo-data/demoUsers.ts';
import { seedStaff } from '../../tools/demo-data/seedStaff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const run = (statement: ReturnType<typeof sql>) => shop.services.db.transact((tx) => statement.execute(tx));
const logIn = (login: StaffLogin, changed: object = {}, headers: Record<string, string> = {}) =>
  createShopClient(shop, { roaming: true }).call('staffLogin', {
    body: {
      loginName: login.loginName,
      password: login.password,
      code: totpCode(shop, login.totpSecret),
      ...changed,
    },
    headers,
  });

describe('signing in', () => {
  it('opens a session of eight hours, and is written down', async () => {
    const login = await makeStaff(shop, ['orders', 'goods']);
    const before = shop.services.clock().getTime();
    const reply = await logIn(login, { loginName: login.loginName.toUpperCase() });
    expect(reply).toMatchObject({
      status: 200,
      data: { staff: { id: login.staffId, name: '测试员工', roles: ['orders', 'goods'] }, lastLogin: null },
    });
    const { token, expiresAt } = reply.data as { token: string; expiresAt: string };
    const lifeMs = Date.parse(expiresAt) - before;
    expect(lifeMs).toBeGreaterThanOrEqual(rules.staff.sessionHours * HOUR_MS);
    expect(lifeMs).toBeLessThan(rules.staff.sessionHours * HOUR_MS + 60_000);
    const self = await createShopClient(shop).call('staffSelf', { headers: { token } });
    expect(self.data).toMatchObject({
      id: login.staffId,
      loginName: login.loginName,
      name: '测试员工',
      roles: ['orders', 'goods'],
      expiresAt,
    });
    const rows = await shop.services.db.read
      .selectFrom('audit_rows')
      .select(['action', 'target_kind', 'after'])
      .where('staff_id', '=', login.staffId)
      .execute();
    expect(rows).toEqual([
      {
        action: 'staff.login',
        target_kind: 'staffSession',
        after: { address: expect.stringMatching(/^10\./), by: 'totp' },
      },
    ]);
  });

  it('refuses whatever is wrong in the same words', async () => {
    const login = await makeStaff(shop, ['orders']);
    const right = totpCode(shop, login.totpSecret);
    const wrongCode = right === '000000' ? '000001' : '000000';
    const closed = await makeStaff(shop, ['admin']);
    await run(sql`update staff_members set state = 'closed', closed_at = now() where id = ${closed.staffId}`);
    const replies = [
      await logIn(login, { password: 'not this one' }),
      await logIn(login, { code: wrongCode }),
      await logIn(login, { code: totpCode(shop, login.totpSecret, -3) }),
      await logIn(login, { code: totpCode(shop, login.totpSecret, 3) }),
      await logIn(login, { loginName: 'nobody_of_this_name' }),
      await logIn(closed),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({
        status: 422,
        code: errorCodes.STAFF_LOGIN_REFUSED.code,
        msg: '登录名、密码或动态验证码不对，请核对后再登录',
      });
    }
  });

  it('takes the code of the step before or after, and each code once', async () => {
    const login = await makeStaff(shop, ['orders']);
    expect((await logIn(login, { code: totpCode(shop, login.totpSecret, -1) })).status).toBe(200);
    expect((await logIn(login, { code: totpCode(shop, login.totpSecret, 1) })).status).toBe(200);
    expect((await logIn(login, { code: totpCode(shop, login.totpSecret, 1) })).status).toBe(422);
    // Older than the newest that was used.
    expect((await logIn(login)).status).toBe(422);
  });

  it('with one code at the same moment succeeds once', async () => {
    const login = await makeStaff(shop, ['orders']);
    const replies = await Promise.all(Array.from({ length: 4 }, () => logIn(login)));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422', '422', '422']);
  });

  it('a code opens one session, once, also when it is sent again with its key', async () => {
    const login = await makeStaff(shop, ['orders']);
    const code = totpCode(shop, login.totpSecret);
    const headers = { 'Idempotency-Key': `login-${login.loginName}`, anonymous: 'browser-of-staff' };
    const first = await logIn(login, { code }, headers);
    const again = await logIn(login, { code }, headers);
    expect([first.status, again.status]).toEqual([200, 422]);
  });
});

it('without Redis nobody signs in', async () => {
  const away = await startTestShop({ REDIS_URL: 'redis://127.0.0.1:1' });
  try {
    const login = await makeStaff(away, ['admin']);
    const reply = await createShopClient(away).call('staffLogin', {
      body: { loginName: login.loginName, password: login.password, code: totpCode(away, login.totpSecret) },
    });
    expect(reply.status).toBe(503);
  } finally {
    await away.stop();
  }
});

describe('a session', () => {
  it('ends at once with the logout, with its time, and with the member', async () => {
    const first = await signInStaff(shop, ['orders']);
    expect((await first.call('staffLogout', { body: {} })).status).toBe(200);
    expect((await first.call('staffSelf')).status).toBe(403);

    const second = await signInStaff(shop, ['orders']);
    await run(sql`update staff_members set roles = '{goods,finance}' where id = ${second.staffId}`);
    expect((await second.call('staffSelf')).data).toMatchObject({ roles: ['goods', 'finance'] });
    await run(sql`update staff_members set state = 'closed', closed_at = now() where id = ${second.staffId}`);
    expect((await second.call('staffSelf')).status).toBe(403);

    const third = await signInStaff(shop, ['orders']);
    shop.advance(rules.staff.sessionHours * HOUR_MS - 60_000);
    expect((await third.call('staffSelf')).status).toBe(200);
    shop.advance(61_000);
    expect((await third.call('staffSelf')).status).toBe(401);
  });

  it('of staff is nothing to the shop, and that of a user nothing to the console', async () => {
    const user = createShopClient(shop);
    await user.register();
    const staff = await signInStaff(shop, ['admin']);
    expect((await user.call('userSelf', { headers: { token: staff.token } })).status).toBe(401);
    expect((await staff.call('staffSelf', { headers: { token: user.session?.token ?? '' } })).status).toBe(404);
    // No type at all is a user's.
    const bare = await fetch(`${shop.apiUrl}/api/staff/self`, { headers: { token: staff.token } });
    expect(bare.status).toBe(400);
  });
});

it('the demo staff sign in with what the seed prints, however often it is sown', async () => {
  await seedStaff(shop.services.db, shop.services.config);
  await seedStaff(shop.services.db, shop.services.config);
  for (const { loginName, roles } of demoStaff) {
    const login = { staffId: '', loginName, password: demoPassword, totpSecret: demoTotpSecret };
    expect(await logIn(login)).toMatchObject({ status: 200, data: { staff: { roles } } });
  }
});
