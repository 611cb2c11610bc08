import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes, type Session } from '@jiwu/contract';
import { agreed, createShopClient, newPhone } from '../support/createShopClient.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

describe('register', () => {
  it('makes an account with consent, a user name and an invitation code, and signs in', async () => {
    const client = createShopClient(shop);
    const { phoneNumber } = await client.register();
    const self = await client.call('userSelf');
    expect(self.data).toEqual({
      avatar: null,
      phoneNumber: `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`,
      name: `集物用户${phoneNumber.slice(-4)}`,
      balance: 0,
      vipFlag: false,
      vipExpiryDate: null,
      invitationCode: expect.stringMatching(/^[0-9A-Z]{6}$/),
      integral: 0,
      level: '普通用户',
      luckyDraws: 0,
    });
    const profile = await client.call('userProfile');
    expect(profile.data).toMatchObject({
      userName: expect.stringMatching(/^user_/),
      hasPassword: true,
      consents: expect.arrayContaining([
        { document: 'serviceTerms', version: agreed.serviceTerms, agreedAt: expect.any(String) },
        { document: 'privacyPolicy', version: agreed.privacyPolicy, agreedAt: expect.any(String) },
      ]),
    });
  });

  it('refuses a wrong code, a common password, an old policy and an unknown invitation code', async () => {
    const client = createShopClient(shop);
    const phoneNumber = newPhone();
    await client.call('userRegisterCode', { query: `phoneNumber=${phoneNumber}` });
    const code = await client.readCode(phoneNumber);
    const good = { phoneNumber, code, password: 'qingci-2026', agreed };
    const refusals: [object, keyof typeof errorCodes][] = [
      [{ ...good, code: code === '000000' ? '111111' : '000000' }, 'SMS_CODE_WRONG'],
      [{ ...good, password: 'password123' }, 'PASSWORD_COMMON'],
      [{ ...good, agreed: { ...agreed, privacyPolicy: '0.9' } }, 'POLICY_CHANGED'],
      [{ ...good, invitationCode: 'ZZZZZZ' }, 'INVITATION_CODE_UNKNOWN'],
      [{ ...good, password: 'short' }, 'INVALID_INPUT'],
    ];
    for (const [body, expected] of refusals) {
      const reply = await client.call('userRegister', { body });
      expect([reply.status, reply.code, reply.msg, reply.flag], expected).toEqual([
        errorCodes[expected].status,
        errorCodes[expected].code,
        errorCodes[expected].msg,
        false,
      ]);
    }
    expect((await client.call('userRegister', { body: good })).flag).toBe(true);
  });

  it('keeps the inviter', async () => {
    const inviter = createShopClient(shop);
    await inviter.register();
    const invitationCode = inviter.session?.operator.invitationCode;
    const client = createShopClient(shop);
    const phoneNumber = newPhone();
    await client.call('userRegisterCode', { query: `phoneNumber=${phoneNumber}` });
    const code = await client.readCode(phoneNumber);
    const body = { phoneNumber, code, password: 'qingci-2026', invitationCode: invitationCode?.toLowerCase(), agreed };
    expect((await client.call('userRegister', { body })).status).toBe(200);
    const row = await shop.services.db.read
      .selectFrom('users')
      .innerJoin('users as inviter', 'inviter.id', 'users.inviter_id')
      .select('inviter.invitation_code')
      .where('users.phone_number', '=', phoneNumber)
      .executeTakeFirst();
    expect(row?.invitation_code).toBe(invitationCode);
  });

  it('tells that a phone is taken only to someone who has its code', async () => {
    const { phoneNumber } = await createShopClient(shop).register();
    const other = createShopClient(shop);
    shop.advance(61_000);
    const known = await other.call('userRegisterCode', { query: `phoneNumber=${phoneNumber}` });
    const unknown = await other.call('userRegisterCode', { query: `phoneNumber=${newPhone()}` });
    expect(known.data).toEqual(unknown.data);
    const wrong = { phoneNumber, code: '000000', password: 'qingci-2026', agreed };
    expect((await other.call('userRegister', { body: wrong })).code).toBe(errorCodes.SMS_CODE_WRONG.code);
    const right = { ...wrong, code: await other.readCode(phoneNumber) };
    expect((await other.call('userRegister', { body: right })).code).toBe(errorCodes.PHONE_TAKEN.code);
  });
});

describe('log in', () => {
  it('takes user name or phone number, and answers alike whether the account exists or not', async () => {
    const client = createShopClient(shop);
    const { phoneNumber, password } = await client.register();
    const profile = await client.call('userProfile');
    const { userName } = profile.data as { userName: string };
    client.session = null;
    for (const account of [phoneNumber, userName, userName.toUpperCase()]) {
      expect((await client.call('userLogin', { body: { account, password } })).status, account).toBe(200);
    }
    const wrong = await client.call('userLogin', { body: { account: phoneNumber, password: 'not it at all' } });
    const nobody = await client.call('userLogin', { body: { account: newPhone(), password: 'not it at all' } });
    expect([wrong.status, wrong.code, wrong.msg]).toEqual([nobody.status, nobody.code, nobody.msg]);
    expect(wrong.code).toBe(errorCodes.LOGIN_REFUSED.code);
  });
});

describe('forgotten password', () => {
  it('sets a new one and ends all other sessions at once', async () => {
    const client = createShopClient(shop);
    const { phoneNumber, password } = await client.register();
    const forgetful = createShopClient(shop);
    shop.advance(61_000);
    await forgetful.call('userResetCode', { query: `phoneNumber=${phoneNumber}` });
    const code = await forgetful.readCode(phoneNumber);
    const body = { phoneNumber, code, password: 'a new one 2026' };
    expect((await forgetful.call('userReset', { body })).status).toBe(200);
    expect((await client.call('userSelf')).status).toBe(403);
    const old = await forgetful.call('userLogin', { body: { account: phoneNumber, password } });
    expect(old.code).toBe(errorCodes.LOGIN_REFUSED.code);
    const fresh = await forgetful.call('userLogin', { body: { account: phoneNumber, password: body.password } });
    expect(fresh.status).toBe(200);
    expect((await forgetful.call('userReset', { body })).code, 'the code again').toBe(errorCodes.SMS_CODE_WRONG.code);
  });

  it('says that a phone is unregistered only to someone who has its code', async () => {
    const client = createShopClient(shop);
    const phoneNumber = newPhone();
    await client.call('userResetCode', { query: `phoneNumber=${phoneNumber}` });
    const body = { phoneNumber, code: await client.readCode(phoneNumber), password: 'a new one 2026' };
    expect((await client.call('userReset', { body })).code).toBe(errorCodes.PHONE_UNREGISTERED.code);
  });
});

describe('own account', () => {
  it('changes name, user name and the personalised switch; a taken user name is refused', async () => {
    const client = createShopClient(shop);
    await client.register();
    const userName = `lin${Date.now().toString(36)}`;
    const reply = await client.call('userUpdate', { body: { name: '林知夏', userName, personalised: false } });
    expect(reply.data).toMatchObject({ name: '林知夏' });
    expect((await client.call('userProfile')).data).toMatchObject({ userName, personalised: false });
    const other = createShopClient(shop);
    await other.register();
    const taken = await other.call('userUpdate', { body: { userName: userName.toUpperCase() } });
    expect(taken.code).toBe(errorCodes.USER_NAME_TAKEN.code);
  });

  it('moves to another phone with its code and the password, and never to a phone of someone else', async () => {
    const client = createShopClient(shop);
    const { password } = await client.register();
    const phoneNumber = newPhone();
    await client.call('userBandPhoneNumberCode', { query: `phoneNumber=${phoneNumber}` });
    const code = await client.readCode(phoneNumber);
    const without = await client.call('userBindPhoneNumber', { body: { phoneNumber, code } });
    expect(without.code).toBe(errorCodes.PASSWORD_WRONG.code);
    const bound = await client.call('userBindPhoneNumber', { body: { phoneNumber, code, password } });
    expect(bound.data).toMatchObject({
      operator: { phoneNumber: `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}` },
      session: null,
    });

    const other = createShopClient(shop);
    const owner = await other.register();
    shop.advance(61_000);
    await other.call('userBandPhoneNumberCode', { query: `phoneNumber=${phoneNumber}` });
    const stolen = await other.call('userBindPhoneNumber', {
      body: { phoneNumber, code: await other.readCode(phoneNumber), password: owner.password },
    });
    expect(stolen.code).toBe(errorCodes.PHONE_BOUND_ELSEWHERE.code);
  });

  it('changes the password with the old one and keeps only this session', async () => {
    const client = createShopClient(shop);
    const { phoneNumber, password } = await client.register();
    const elsewhere = createShopClient(shop);
    const login = await elsewhere.call('userLogin', { body: { account: phoneNumber, password } });
    elsewhere.session = login.data as Session;
    const wrong = await client.call('userPassword', { body: { oldPassword: 'guessing', password: 'a new one 2026' } });
    expect(wrong.code).toBe(errorCodes.PASSWORD_WRONG.code);
    expect(
      (await client.call('userPassword', { body: { oldPassword: password, password: 'a new one 2026' } })).status,
    ).toBe(200);
    expect((await elsewhere.call('userSelf')).status).toBe(403);
    expect((await client.call('userSelf')).status).toBe(200);
  });

  it('without a password does not move to another phone, whoever holds the session', async () => {
    const client = createShopClient(shop);
    await client.register();
    await shop.services.db.transact((tx) =>
      tx
        .updateTable('users')
        .set({ password_hash: null, password_changed_at: null })
        .where('invitation_code', '=', client.session?.operator.invitationCode ?? '')
        .execute(),
    );
    const phoneNumber = newPhone();
    await client.call('userBandPhoneNumberCode', { query: `phoneNumber=${phoneNumber}` });
    const code = await client.readCode(phoneNumber);
    const reply = await client.call('userBindPhoneNumber', { body: { phoneNumber, code } });
    expect(reply.code).toBe(errorCodes.PASSWORD_UNSET.code);
  });

  it('answers truthfully that there is no VIP coupon', async () => {
    const client = createShopClient(shop);
    await client.register();
    expect((await client.call('userUpdateDailyVipon')).data).toMatchObject({
      isVip: false,
      coupon: null,
      reason: expect.stringContaining('VIP'),
    });
  });

  it('closes: what identifies the person goes, the phone number is free again', async () => {
    const client = createShopClient(shop);
    const { phoneNumber, password } = await client.register();
    shop.advance(61_000);
    expect((await client.call('userCloseCode')).status).toBe(200);
    const code = await client.readCode(phoneNumber);
    expect((await client.call('userClose', { body: { code } })).status).toBe(200);
    expect((await client.call('userSelf')).status).toBe(403);
    const login = await client.call('userLogin', { body: { account: phoneNumber, password } });
    expect(login.code).toBe(errorCodes.LOGIN_REFUSED.code);
    const rows = await shop.services.db.read
      .selectFrom('users')
      .selectAll()
      .where('user_name', 'like', 'closed_%')
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(phoneNumber);
    for (const table of ['sessions', 'refresh_tokens', 'addresses', 'wechat_bindings'] as const) {
      const left = await shop.services.db.read
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', rows[0]?.id ?? '')
        .execute();
      expect(left, table).toEqual([]);
    }
    shop.advance(61_000);
    await expect(createShopClient(shop).register(phoneNumber)).resolves.toBeDefined();
  });
});

it('a device that a reset has logged out is told so, by any call and by its refresh', async () => {
  const owner = createShopClient(shop);
  const { phoneNumber } = await owner.register();
  const refreshToken = owner.session?.refreshToken;
  shop.advance(61_000);
  const elsewhere = createShopClient(shop);
  await elsewhere.call('userResetCode', { query: `phoneNumber=${phoneNumber}` });
  const code = await elsewhere.readCode(phoneNumber);
  await elsewhere.call('userReset', { body: { phoneNumber, code, password: 'xinmima-2026' } });
  const told = { code: errorCodes.SESSION_ENDED.code, data: { because: 'passwordReset' } };
  expect(await owner.call('userSelf')).toMatchObject(told);
  expect(await owner.call('userRefresh', { body: { refreshToken } })).toMatchObject(told);
});
