import { type EndpointName, errorCodes } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { freshCode, makeStaff, signInStaff, type StaffClient, totpCode } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let admin: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await signInStaff(shop, ['admin']);
});
beforeEach(() => shop.forgetRedis());
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly isEnrolled: boolean;
  readonly liveSessions: number;
  readonly roles: string[];
  readonly changedBy: string | null;
}

const somewhere = () => createShopClient(shop, { roaming: true });
const rowOf = async (id: string): Promise<Row> => {
  const { items } = (await admin.call('staffMemberList')).data as { items: Row[] };
  const row = items.find((item) => item.id === id);
  if (!row) throw new Error('not listed');
  return row;
};
/** With a fresh code of the administrator's, and the version of now. */
const act = async (name: EndpointName, id: string, body: object = {}, isVersioned = true) => {
  const version = isVersioned ? { version: (await rowOf(id)).version } : {};
  return await admin.call(name, { params: { id }, body: { ...body, ...version, code: freshCode(shop, admin) } });
};
const create = (body: object = {}) =>
  admin.call('staffMemberCreate', {
    body: {
      loginName: `m${newId().slice(-12)}`,
      name: '新同事',
      roles: ['orders'],
      code: freshCode(shop, admin),
      ...body,
    },
  });
const lastAudit = async (id: string) =>
  await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['action', 'staff_id', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

async function enrol(loginName: string, password: string) {
  const begun = await somewhere().call('staffEnrolBegin', { body: { loginName, password } });
  if (!begun.flag) throw new Error(begun.msg);
  const { secret } = begun.data as { secret: string };
  const body = { loginName, password, code: totpCode(shop, secret), newPassword: 'a password of my own' };
  return await somewhere().call('staffEnrolConfirm', { body });
}

describe('a new member', () => {
  it('signs in for the first time with what the administrator was shown once', async () => {
    const loginName = 'hechuan';
    const reply = await create({ loginName, name: '何川', roles: ['orders', 'content'] });
    const { id, oneTimePassword } = reply.data as { id: string; oneTimePassword: string };
    expect(await rowOf(id)).toMatchObject({
      loginName,
      name: '何川',
      isEnrolled: false,
      lastLoginAt: null,
      liveSessions: 0,
    });
    expect(await lastAudit(id)).toMatchObject({
      action: 'staff.create',
      staff_id: admin.staffId,
      before: null,
      after: { loginName, roles: ['orders', 'content'] },
    });
    expect((await enrol(loginName, oneTimePassword)).data).toMatchObject({ staff: { roles: ['orders', 'content'] } });
    expect(await rowOf(id)).toMatchObject({ isEnrolled: true, liveSessions: 1, lastLoginAt: expect.any(String) });
  });

  it('is made once by the same request, and its name is not given twice', async () => {
    const loginName = 'once_only';
    const code = freshCode(shop, admin);
    const headers = { 'Idempotency-Key': 'create-once-only' };
    const body = { loginName, name: '一次', roles: ['goods'], code };
    const first = await admin.call('staffMemberCreate', { body, headers });
    const again = await admin.call('staffMemberCreate', { body, headers });
    expect(again.data).toEqual(first.data);
    expect((await create({ loginName })).code).toBe(errorCodes.STAFF_NAME_TAKEN.code);
  });

  it('wants a code that was not used, well formed names, and roles each once', async () => {
    const code = freshCode(shop, admin);
    expect((await create({ code })).status).toBe(200);
    expect((await create({ code })).code).toBe(errorCodes.STAFF_CODE_WRONG.code);
    expect((await create({ code: '000000' })).code).toBe(errorCodes.STAFF_CODE_WRONG.code);
    for (const wrong of [{ loginName: 'Big' }, { roles: [] }, { roles: ['goods', 'goods'] }, { roles: ['root'] }]) {
      expect((await create(wrong)).status).toBe(400);
    }
  });
});

describe('changing a member', () => {
  it('takes effect at their next request, and tells whoever looked at an older version who was first', async () => {
    const staff = await signInStaff(shop, ['orders']);
    const { version } = await rowOf(staff.staffId);
    expect((await act('staffMemberChange', staff.staffId, { name: '许可', roles: ['goods'] })).status).toBe(200);
    expect((await staff.call('staffSelf')).data).toMatchObject({ name: '许可', roles: ['goods'] });
    expect(await lastAudit(staff.staffId)).toMatchObject({
      action: 'staff.change',
      before: { roles: ['orders'] },
      after: { name: '许可', roles: ['goods'] },
    });
    const late = await admin.call('staffMemberChange', {
      params: { id: staff.staffId },
      body: { name: '许可', roles: ['content'], version, code: freshCode(shop, admin) },
    });
    expect(late).toMatchObject({
      status: 409,
      code: errorCodes.STAFF_MEMBER_CHANGED.code,
      data: { changedBy: '测试员工', changedAt: expect.any(String) },
    });
    const unknown = { params: { id: newId() }, body: { name: '谁', roles: ['goods'], version: 1 } };
    const code = freshCode(shop, admin);
    expect((await admin.call('staffMemberChange', { ...unknown, body: { ...unknown.body, code } })).status).toBe(404);
  });

  it('closing ends everything; reopening begins as a new member does', async () => {
    const login = await makeStaff(shop, ['orders']);
    const staff = await signInStaff(shop, ['orders']);
    expect((await act('staffMemberClose', staff.staffId, { reason: '离职' })).status).toBe(200);
    expect((await staff.call('staffSelf')).status).toBe(403);
    expect(await rowOf(staff.staffId)).toMatchObject({ state: 'closed', liveSessions: 0 });
    expect((await act('staffMemberClose', staff.staffId, { reason: '再来' })).code).toBe(
      errorCodes.STAFF_MEMBER_CHANGED.code,
    );
    const reply = await act('staffMemberReopen', staff.staffId, { roles: ['content'] });
    const { oneTimePassword } = reply.data as { oneTimePassword: string };
    expect((await staff.call('staffSelf')).status, 'the old session').toBe(403);
    const row = await shop.services.db.read
      .selectFrom('staff_members')
      .select('login_name')
      .where('id', '=', staff.staffId)
      .executeTakeFirstOrThrow();
    expect((await enrol(row.login_name, oneTimePassword)).status).toBe(200);
    expect(await rowOf(login.staffId)).toMatchObject({ state: 'active' });
  });

  it('ending sessions leaves the login as it is', async () => {
    const staff = await signInStaff(shop, ['orders']);
    const reply = await act('staffMemberSessionsEnd', staff.staffId, {}, false);
    expect(reply.data).toEqual({ ended: 1 });
    expect((await staff.call('staffSelf')).status).toBe(403);
    expect(await lastAudit(staff.staffId)).toMatchObject({ before: { liveSessions: 1 }, after: { liveSessions: 0 } });
  });

  it.each([true, false])('a reset makes them set up their factor anew; with the password: %s', async (withPassword) => {
    const login = await makeStaff(shop, ['orders']);
    const reply = await act('staffMemberReset', login.staffId, { withPassword, reason: '丢了手机' }, false);
    const { oneTimePassword } = reply.data as { oneTimePassword: string | null };
    expect(oneTimePassword === null).toBe(!withPassword);
    const body = { loginName: login.loginName, password: login.password, code: totpCode(shop, login.totpSecret) };
    const code = withPassword ? errorCodes.STAFF_LOGIN_REFUSED.code : errorCodes.STAFF_MUST_ENROL.code;
    expect((await somewhere().call('staffLogin', { body })).code, 'the old factor').toBe(code);
    expect((await enrol(login.loginName, oneTimePassword ?? login.password)).status).toBe(200);
    expect(await lastAudit(login.staffId)).toMatchObject({ action: 'staff.enrol' });
  });
});

describe('the last administrator', () => {
  it('is not closed, lowered or reset, also while another has never signed in', async () => {
    const alone = await startTestShop();
    try {
      const owner = await signInStaff(alone, ['admin']);
      await makeStaff(alone, ['admin'], true);
      const params = { id: owner.staffId };
      const tries: [EndpointName, object][] = [
        ['staffMemberClose', { reason: '不做了', version: 1 }],
        ['staffMemberChange', { name: '店主', roles: ['goods'], version: 1 }],
        ['staffMemberReset', { withPassword: false, reason: '换手机' }],
      ];
      for (const [name, body] of tries) {
        const reply = await owner.call(name, { params, body: { ...body, code: freshCode(alone, owner) } });
        expect([name, reply.code]).toEqual([name, errorCodes.STAFF_LAST_ADMIN.code]);
      }
      await makeStaff(alone, ['admin']);
      const body = { name: '店主', roles: ['goods'], version: 1, code: freshCode(alone, owner) };
      expect((await owner.call('staffMemberChange', { params, body })).status).toBe(200);
      expect(await alone.broken()).toEqual([]);
    } finally {
      await alone.stop();
    }
  });
});

describe('their own login', () => {
  const own = 'another password of mine';
  it('a new password needs the old one and a code, and ends the other sessions', async () => {
    const login = await makeStaff(shop, ['goods']);
    const signIn = async () => {
      const body = { loginName: login.loginName, password: login.password, code: freshCode(shop, login) };
      return ((await somewhere().call('staffLogin', { body })).data as { token: string }).token;
    };
    const [other, token] = [await signIn(), await signIn()];
    const change = (body: object) =>
      somewhere().call('staffOwnPassword', { body: { newPassword: own, ...body }, headers: { token } });
    const wrongCode = await change({ password: 'guess', code: '000000' });
    expect(wrongCode.code, 'says nothing about the password').toBe(errorCodes.STAFF_CODE_WRONG.code);
    const wrong = await change({ password: 'guess', code: freshCode(shop, login) });
    expect(wrong.code).toBe(errorCodes.PASSWORD_WRONG.code);
    expect((await change({ password: login.password, code: freshCode(shop, login) })).status).toBe(200);
    expect((await somewhere().call('staffSelf', { headers: { token } })).status).toBe(200);
    expect((await somewhere().call('staffSelf', { headers: { token: other } })).status).toBe(403);
    const body = { loginName: login.loginName, password: own, code: freshCode(shop, login) };
    expect((await somewhere().call('staffLogin', { body })).status).toBe(200);
  });

  it('new recovery codes take the place of the old ones; sessions are listed and ended, their own only', async () => {
    const [staff, other] = [await signInStaff(shop, ['goods']), await signInStaff(shop, ['goods'])];
    const codesOf = async () => {
      const reply = await staff.call('staffOwnRecoveryCodes', { body: { code: freshCode(shop, staff) } });
      return (reply.data as { recoveryCodes: string[] }).recoveryCodes;
    };
    const [first, second] = [await codesOf(), await codesOf()];
    expect(new Set([...first, ...second]).size).toBe(20);
    const sessions = (await staff.call('staffOwnSessionList')).data as { items: { id: string }[] };
    expect(sessions).toMatchObject({ recoveryCodesLeft: 10, items: [{ isCurrent: true, isLive: true }] });
    const params = { id: sessions.items[0]?.id ?? '' };
    expect((await other.call('staffOwnSessionEnd', { params, body: {} })).status).toBe(404);
    expect((await staff.call('staffOwnSessionEnd', { params, body: {} })).status).toBe(200);
    expect((await staff.call('staffSelf')).status).toBe(403);
  });
});
