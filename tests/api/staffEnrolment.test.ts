import { errorCodes, rules } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopClient, type Reply } from '../support/createShopClient.ts';
import { makeStaff, type StaffLogin, totpCode } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.forgetRedis());
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const OWN = 'a password of my own';
const somewhere = () => createShopClient(shop, { roaming: true });
const post = (name: 'staffLogin' | 'staffEnrolBegin' | 'staffEnrolConfirm', login: StaffLogin, extra: object = {}) =>
  somewhere().call(name, { body: { loginName: login.loginName, password: login.password, ...extra } });
const begin = async (login: StaffLogin) =>
  (await post('staffEnrolBegin', login)).data as {
    secret: string;
    otpauth: string;
    qr: { side: number; path: string };
    needsNewPassword: boolean;
  };
const confirm = (login: StaffLogin, secret: string, extra: object = { newPassword: OWN }) =>
  post('staffEnrolConfirm', login, { code: totpCode(shop, secret), ...extra });
const codesOf = (reply: Reply) => (reply.data as { recoveryCodes: string[] }).recoveryCodes;

/** A member who has set up their second factor, with the recovery codes they were shown. */
async function enrolled() {
  const first = await makeStaff(shop, ['orders'], true);
  const { secret } = await begin(first);
  const reply = await confirm(first, secret);
  shop.advance(30_000);
  return { login: { ...first, password: OWN, totpSecret: secret }, codes: codesOf(reply) };
}

describe('the first sign-in', () => {
  it('is told to set up a second factor, and only with the right password', async () => {
    const login = await makeStaff(shop, ['orders'], true);
    for (const extra of [{}, { code: '' }, { code: '123456' }]) {
      expect((await post('staffLogin', login, extra)).code).toBe(errorCodes.STAFF_MUST_ENROL.code);
      const wrong = await post('staffLogin', { ...login, password: 'not this one' }, extra);
      expect(wrong.code).toBe(errorCodes.STAFF_LOGIN_REFUSED.code);
    }
    const settled = await makeStaff(shop, ['orders']);
    expect((await post('staffLogin', settled)).code).toBe(errorCodes.STAFF_LOGIN_REFUSED.code);
  });

  it('shows a secret, takes its code and a password of their own, and gives recovery codes once', async () => {
    const login = await makeStaff(shop, ['orders'], true);
    const begun = await begin(login);
    expect(begun).toMatchObject({ needsNewPassword: true, secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
    expect(decodeURIComponent(begun.otpauth)).toContain(`otpauth://totp/集物控制台:${login.loginName}?`);
    expect(begun.otpauth).toContain(`secret=${begun.secret}`);
    expect(begun.qr.side).toBeGreaterThan(20);
    const reply = await confirm(login, begun.secret);
    expect(reply).toMatchObject({ status: 200, data: { staff: { id: login.staffId }, lastLogin: null } });
    expect(codesOf(reply)).toHaveLength(rules.staff.recoveryCodes);
    expect(new Set(codesOf(reply)).size).toBe(rules.staff.recoveryCodes);
    for (const code of codesOf(reply)) expect(code).toMatch(rules.staff.recoveryCodePattern);
    const { token } = reply.data as { token: string };
    expect((await somewhere().call('staffSelf', { headers: { token } })).status).toBe(200);

    shop.advance(30_000);
    const code = totpCode(shop, begun.secret);
    expect((await post('staffLogin', login, { code })).code, 'the first password').toBe(
      errorCodes.STAFF_LOGIN_REFUSED.code,
    );
    const again = await post('staffLogin', { ...login, password: OWN }, { code });
    expect(again).toMatchObject({ status: 200, data: { recoveryCodesLeft: 10, lastLogin: { isLive: true } } });
    const kept = await shop.services.db.read.selectFrom('staff_recovery_codes').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(codesOf(reply)[0]);
    const rows = await shop.services.db.read
      .selectFrom('audit_rows')
      .select(['action', 'before', 'after'])
      .where('staff_id', '=', login.staffId)
      .orderBy('seq')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['staff.enrolBegin', 'staff.enrol', 'staff.login', 'staff.login']);
    expect(rows[1]).toMatchObject({ before: { isEnrolled: false }, after: { isEnrolled: true } });
    expect(JSON.stringify(rows)).not.toContain(begun.secret);
  });

  it('asks for a password of their own, that is not the first one and not a common one', async () => {
    const login = await makeStaff(shop, ['orders'], true);
    const { secret } = await begin(login);
    const due = errorCodes.STAFF_NEW_PASSWORD_DUE.code;
    expect((await confirm(login, secret, {})).code).toBe(due);
    expect((await confirm(login, secret, { newPassword: login.password })).code).toBe(due);
    expect((await confirm(login, secret, { newPassword: 'password1' })).code).toBe(errorCodes.PASSWORD_COMMON.code);
    expect((await confirm(login, secret)).status).toBe(200);
  });

  it('takes the newest secret only, and its own code', async () => {
    const login = await makeStaff(shop, ['orders'], true);
    const seenByAnother = (await begin(login)).secret;
    const own = (await begin(login)).secret;
    expect(own).not.toBe(seenByAnother);
    expect((await confirm(login, seenByAnother)).code).toBe(errorCodes.STAFF_CODE_WRONG.code);
    expect((await confirm(login, own)).status).toBe(200);
  });

  it('is made once, also by two at once', async () => {
    const login = await makeStaff(shop, ['orders'], true);
    const { secret } = await begin(login);
    const replies = await Promise.all(Array.from({ length: 4 }, () => confirm(login, secret)));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422', '422', '422']);
  });

  it('is refused to whoever has a second factor, with the right password too, in the words for all mistakes', async () => {
    const { login } = await enrolled();
    const known = await makeStaff(shop, ['admin']);
    const mistakes = [
      await post('staffEnrolBegin', login),
      await post('staffEnrolBegin', known),
      await post('staffEnrolBegin', { ...known, password: 'not this one' }),
      await post('staffEnrolBegin', { ...known, loginName: 'nobody_of_this_name' }),
      await post('staffEnrolConfirm', known, { code: totpCode(shop, known.totpSecret), newPassword: OWN }),
    ];
    for (const { status, code } of mistakes) {
      expect([status, code]).toEqual([422, errorCodes.STAFF_LOGIN_REFUSED.code]);
    }
  });

  it('makes strangers who guess at it work', async () => {
    const login = await makeStaff(shop, ['orders'], true);
    for (let turn = 0; turn < 3; turn += 1) await post('staffEnrolBegin', { ...login, password: `guess ${turn}` });
    const body = { loginName: login.loginName, password: login.password };
    expect((await somewhere().call('staffEnrolBegin', { body, works: false })).status).toBe(428);
    expect((await somewhere().call('staffLogin', { body, works: false })).status).toBe(428);
    expect((await somewhere().call('staffEnrolBegin', { body })).status).toBe(200);
  });
});

describe('a recovery code', () => {
  it('signs in once, typed in small letters too, and is written down as what it was', async () => {
    const { login, codes } = await enrolled();
    const [first = '', second = ''] = codes;
    const reply = await post('staffLogin', login, { code: first });
    expect(reply).toMatchObject({ status: 200, data: { recoveryCodesLeft: 9 } });
    expect((await post('staffLogin', login, { code: first })).code).toBe(errorCodes.STAFF_LOGIN_REFUSED.code);
    expect((await post('staffLogin', login, { code: second.toLowerCase() })).status).toBe(200);
    const row = await shop.services.db.read
      .selectFrom('audit_rows')
      .select('after')
      .where('staff_id', '=', login.staffId)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(row?.after).toMatchObject({ by: 'recoveryCode' });
  });

  it('signs in one of four at once', async () => {
    const { login, codes } = await enrolled();
    const replies = await Promise.all(Array.from({ length: 4 }, () => post('staffLogin', login, { code: codes[0] })));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422', '422', '422']);
  });

  it('is nothing without the password, to another member, and after five wrong ones', async () => {
    const [mine, other] = [await enrolled(), await enrolled()];
    const [code] = mine.codes;
    const refused = errorCodes.STAFF_LOGIN_REFUSED.code;
    expect((await post('staffLogin', { ...mine.login, password: 'not this one' }, { code })).code).toBe(refused);
    expect((await post('staffLogin', other.login, { code })).code).toBe(refused);
    for (let turn = 0; turn < 5; turn += 1) await post('staffLogin', mine.login, { code: other.codes[turn] });
    expect((await post('staffLogin', mine.login, { code })).code).toBe(refused);
    shop.advance(15 * MINUTE_MS + 1);
    expect((await post('staffLogin', mine.login, { code })).status).toBe(200);
  });
});
