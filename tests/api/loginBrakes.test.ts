import { solve } from '@jiwu/challenge';
import { errorCodes, type Session } from '@jiwu/contract';
import { DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopClient, newPhone, type ShopClient } from '../support/createShopClient.ts';
import { makeStaff, type StaffLogin, totpCode } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  // Refused after thirty guesses instead of a hundred, for the sake of the test's time.
  shop = await startTestShop({ LOGIN_FAILURES_OVERALL: '400', LOGIN_FAILURES_PER_ACCOUNT: '30' });
});
beforeEach(() => shop.forgetRedis());
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const stranger = () => createShopClient(shop, { roaming: true });
const logIn = (client: ShopClient, account: string, password: string, works = true) =>
  client.call('userLogin', { body: { account, password }, works });

/** Wrong passwords from browsers and addresses all over the world. */
async function guessAt(account: string, times: number): Promise<void> {
  for (let done = 0; done < times; done += 10) {
    const some = Array.from({ length: Math.min(10, times - done) }, (_, at) =>
      logIn(stranger(), account, `guess ${done + at}`),
    );
    await Promise.all(some);
  }
}

async function resetPassword(client: ShopClient, phoneNumber: string, password: string): Promise<void> {
  shop.advance(MINUTE_MS + 1);
  await client.call('userResetCode', { query: `phoneNumber=${phoneNumber}` });
  const code = await client.readCode(phoneNumber);
  const reply = await client.call('userReset', { body: { phoneNumber, code, password } });
  expect(reply.status).toBe(200);
}

describe('a browser that has logged in to the account before', () => {
  it('gets in while strangers guess at it, however often', async () => {
    const owner = stranger();
    const { phoneNumber, password } = await owner.register();
    await guessAt(phoneNumber, 35);
    expect((await logIn(owner, phoneNumber, password, false)).status).toBe(200);
  });

  it('is known by a cookie that no script can read and no other site can send', async () => {
    const owner = stranger();
    const { phoneNumber, password } = await owner.register();
    owner.cookies.clear();
    const reply = await logIn(owner, phoneNumber, password);
    const [cookie] = reply.headers.getSetCookie();
    expect(cookie).toMatch(
      /^jiwu_device=[A-Za-z0-9_-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Strict(; Secure)?$/,
    );
    expect((await logIn(stranger(), phoneNumber, 'wrong')).headers.getSetCookie(), 'refused').toEqual([]);
    const rows = await shop.services.db.read.selectFrom('known_devices').select('key_hash').execute();
    expect(rows.map(({ key_hash: hash }) => hash.toString('base64url'))).not.toContain(
      owner.cookies.get('jiwu_device'),
    );
  });

  it('counts as a stranger after twenty tries of its own', async () => {
    const owner = stranger();
    const { phoneNumber, password } = await owner.register();
    await guessAt(phoneNumber, 4);
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await logIn(owner, phoneNumber, `slip ${turn}`, false)).code).toBe(errorCodes.LOGIN_REFUSED.code);
    }
    expect((await logIn(owner, phoneNumber, password, false)).code).toBe(errorCodes.CHALLENGE.code);
    expect((await logIn(owner, phoneNumber, password)).status).toBe(200);
    shop.advance(15 * MINUTE_MS + 1);
    expect((await logIn(owner, phoneNumber, password, false)).status).toBe(200);
  });

  it('is known to its own account alone', async () => {
    const owner = stranger();
    const { phoneNumber, password } = await owner.register();
    const other = stranger();
    await other.register();
    await guessAt(phoneNumber, 4);
    expect((await logIn(other, phoneNumber, password, false)).code).toBe(errorCodes.CHALLENGE.code);
    other.cookies.set('jiwu_device', 'not-a-key');
    expect((await logIn(other, phoneNumber, password, false)).code).toBe(errorCodes.CHALLENGE.code);
  });

  const ways: [string, boolean, (owner: ShopClient, elsewhere: ShopClient, password: string) => Promise<unknown>][] = [
    ['logging out', true, (owner) => owner.call('userLogout')],
    [
      'being logged out from elsewhere',
      false,
      async (owner, elsewhere) => {
        const { items } = (await owner.call('userSessions')).data as { items: { id: string; current: boolean }[] };
        const id = items.find(({ current }) => current)?.id ?? '';
        return await elsewhere.call('userSessionEnd', { params: { id } });
      },
    ],
    ['all others being logged out', false, (_owner, elsewhere) => elsewhere.call('userSessionEndOthers')],
    [
      'a change of the password elsewhere',
      false,
      async (_owner, elsewhere, password) =>
        await elsewhere.call('userPassword', { body: { oldPassword: password, password } }),
    ],
    [
      'a refresh token used twice',
      false,
      async (owner) => {
        const body = { refreshToken: owner.session?.refreshToken };
        await owner.call('userRefresh', { body });
        shop.advance(11_000);
        return await owner.call('userRefresh', { body });
      },
    ],
  ];
  it.each(ways)('after %s it is still known: %s', async (_name, isKnown, act) => {
    const owner = stranger();
    const { phoneNumber, password } = await owner.register();
    const elsewhere = stranger();
    elsewhere.session = (await logIn(elsewhere, phoneNumber, password)).data as Session;
    await act(owner, elsewhere, password);
    await guessAt(phoneNumber, 4);
    expect((await logIn(owner, phoneNumber, password, false)).status).toBe(isKnown ? 200 : 428);
    if (!isKnown) expect((await logIn(owner, phoneNumber, password)).status).toBe(200);
  });
});

describe('strangers', () => {
  it('have three failures a day free, then work for each try, and are not refused for the right password', async () => {
    const { phoneNumber, password } = await stranger().register();
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await logIn(stranger(), phoneNumber, 'guess', false)).code).toBe(errorCodes.LOGIN_REFUSED.code);
    }
    const asked = await logIn(stranger(), phoneNumber, password, false);
    expect(asked).toMatchObject({ status: 428, code: errorCodes.CHALLENGE.code });
    expect((await logIn(stranger(), phoneNumber, password)).status).toBe(200);
    shop.advance(DAY_MS);
    expect((await logIn(stranger(), phoneNumber, password, false)).status).toBe(200);
  });

  it('meet the same where there is no such account', async () => {
    const account = newPhone();
    await guessAt(account, 3);
    expect((await logIn(stranger(), account, 'guess', false)).status).toBe(428);
    expect((await logIn(stranger(), account, 'guess')).code).toBe(errorCodes.LOGIN_REFUSED.code);
  });

  it('work for every doubling of the failures twice as much', async () => {
    const { phoneNumber } = await stranger().register();
    const bitsNow = async () => {
      const { data } = await logIn(stranger(), phoneNumber, 'guess', false);
      return Number((data as { challenge: string }).challenge.split('.')[1]);
    };
    await guessAt(phoneNumber, 3);
    const first = await bitsNow();
    await guessAt(phoneNumber, 3);
    const second = await bitsNow();
    await guessAt(phoneNumber, 6);
    expect([second - first, (await bitsNow()) - first]).toEqual([1, 2]);
  });

  it('all over the shop work once there are too many failures, and nobody is refused', async () => {
    const { phoneNumber, password } = await stranger().register();
    const strict = await startTestShop({ LOGIN_FAILURES_OVERALL: '5', LOGIN_FAILURES_PER_ADDRESS: '1000' });
    try {
      const owner = createShopClient(strict);
      const own = await owner.register();
      for (let turn = 0; turn < 5; turn += 1) {
        await createShopClient(strict).call('userLogin', { body: { account: newPhone(), password: 'stuffing' } });
      }
      const body = { account: own.phoneNumber, password: own.password };
      expect((await createShopClient(strict).call('userLogin', { body, works: false })).status).toBe(428);
      expect((await createShopClient(strict).call('userLogin', { body })).status).toBe(200);
      expect((await owner.call('userLogin', { body, works: false })).status, 'a known browser').toBe(200);
    } finally {
      await strict.stop();
    }
    expect((await logIn(stranger(), phoneNumber, password, false)).status).toBe(200);
  });

  it('are refused after many failures in a day; a code by SMS clears that', async () => {
    const { phoneNumber, password } = await stranger().register();
    await guessAt(phoneNumber, 30);
    expect((await logIn(stranger(), phoneNumber, password)).code).toBe(errorCodes.LOGIN_TOO_MANY.code);
    const forgetful = stranger();
    await resetPassword(forgetful, phoneNumber, 'a new one 2026');
    expect((await logIn(forgetful, phoneNumber, 'a new one 2026', false)).status).toBe(200);
    expect((await logIn(stranger(), phoneNumber, 'a new one 2026', false)).status, 'another browser').toBe(200);
    // The browser that proved the number stays known while the guessing goes on.
    await guessAt(phoneNumber, 30);
    expect((await logIn(forgetful, phoneNumber, 'a new one 2026', false)).status).toBe(200);
  });
});

describe('work', () => {
  /** Three failures, so that the next try costs work. */
  async function slowedAccount() {
    const account = newPhone();
    await guessAt(account, 3);
    return account;
  }
  const proofFor = async (client: ShopClient, account: string) => {
    const { data } = await logIn(client, account, 'guess', false);
    return solve((data as { challenge: string }).challenge);
  };
  const show = (client: ShopClient, account: string, proof: string) =>
    client.call('userLogin', {
      body: { account, password: 'guess' },
      headers: { 'Challenge-Proof': proof },
      works: false,
    });

  it('counts once, also when it is shown many times at once', async () => {
    const [client, account] = [stranger(), await slowedAccount()];
    const proof = await proofFor(client, account);
    const replies = await Promise.all(Array.from({ length: 8 }, () => show(client, account, proof)));
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 428)).toHaveLength(7);
  });

  it('counts for its browser, its account, its purpose and three minutes', async () => {
    const [client, account] = [stranger(), await slowedAccount()];
    const proof = await proofFor(client, account);
    expect((await show(stranger(), account, proof)).status, 'another browser').toBe(428);
    expect((await show(client, await slowedAccount(), proof)).status, 'another account').toBe(428);
    const code = await client.call('userRegisterCode', {
      query: `phoneNumber=${account}`,
      headers: { 'Challenge-Proof': proof },
      works: false,
    });
    expect(code.status, 'another purpose').toBe(428);
    shop.advance(3 * MINUTE_MS + 1);
    expect((await show(client, account, proof)).status, 'later').toBe(428);
  });

  it.each(['', 'x', '1.2.3', `1.08.1763000000000.${'a'.repeat(32)}.${'m'.repeat(43)}.1-2-3-4-5-6-7-8`])(
    'that is %j is none',
    async (proof) => {
      expect((await show(stranger(), await slowedAccount(), proof)).status).toBe(428);
    },
  );

  it('that is made easier is none', async () => {
    const [client, account] = [stranger(), await slowedAccount()];
    const { data } = await logIn(client, account, 'guess', false);
    const easier = (data as { challenge: string }).challenge.replace(/^1\.\d+/, '1.3');
    expect((await show(client, account, solve(easier))).status).toBe(428);
  });
});

describe('staff', () => {
  const staffLogIn = (client: ShopClient, login: StaffLogin, changed: object = {}, works = true) =>
    client.call('staffLogin', {
      body: {
        loginName: login.loginName,
        password: login.password,
        code: totpCode(shop, login.totpSecret),
        ...changed,
      },
      works,
    });

  it('are not kept out by wrong passwords: strangers work, a known browser passes', async () => {
    const login = await makeStaff(shop, ['orders']);
    const own = stranger();
    expect((await staffLogIn(own, login)).status).toBe(200);
    shop.advance(31_000);
    for (let turn = 0; turn < 35; turn += 1) await staffLogIn(stranger(), login, { password: 'guess' });
    expect((await staffLogIn(stranger(), login, {}, false)).status, 'a stranger without work').toBe(428);
    expect((await staffLogIn(own, login, {}, false)).status, 'a known browser').toBe(200);
    shop.advance(31_000);
    expect((await staffLogIn(stranger(), login)).status, 'a stranger who works').toBe(200);
  });

  it('have five wrong codes in 15 minutes; then even the right one is refused, in the usual words', async () => {
    const login = await makeStaff(shop, ['orders']);
    const right = totpCode(shop, login.totpSecret);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await staffLogIn(stranger(), login, { code: wrong })).status).toBe(422);
    }
    expect((await staffLogIn(stranger(), login)).code).toBe(errorCodes.STAFF_LOGIN_REFUSED.code);
    shop.advance(15 * MINUTE_MS + 1);
    expect((await staffLogIn(stranger(), login)).status).toBe(200);
  });
});
