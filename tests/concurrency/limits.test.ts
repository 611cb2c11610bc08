import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes, type Session } from '@jiwu/contract';
import { HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { openSession } from '../../apps/server/src/flows/accounts/outside/openSession.ts';
import { createUser } from '../../apps/server/src/modules/people/identity/index.ts';
import { agreed, createShopClient, newPhone, type Reply, type ShopClient } from '../support/createShopClient.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  // The defaults of product.md §4, except limits that would be reached before the tested one.
  shop = await startTestShop({
    SMS_PER_ADDRESS_DAY: '50',
    LOGIN_FAILURES_PER_ADDRESS: '40',
    LOGIN_FAILURES_OVERALL: '100000',
  });
});
beforeEach(async () => {
  await shop.forgetRedis();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const sendCode = (client: ShopClient, phoneNumber: string) =>
  client.call('userRegisterCode', { query: `phoneNumber=${phoneNumber}` });

const sent = (replies: Reply[]) => replies.filter((reply) => reply.status === 200).length;

/** The messages that were really sent, according to the sandbox of the SMS service. */
async function messagesTo(phoneNumber: string): Promise<number> {
  return ((await shop.sandbox.get(`/sms/inbox.json?phoneNumber=${phoneNumber}`)) as unknown[]).length;
}

describe('SMS codes', () => {
  it('one a minute for a phone, however many browsers ask at once', async () => {
    const phoneNumber = newPhone();
    const replies = await Promise.all(Array.from({ length: 20 }, () => sendCode(createShopClient(shop), phoneNumber)));
    expect(sent(replies)).toBe(1);
    expect(await messagesTo(phoneNumber)).toBe(1);
    const refused = replies.find((reply) => reply.status === 429);
    expect(refused?.code).toBe(errorCodes.SMS_TOO_MANY.code);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(55);
  });

  it('five an hour and ten a day for a phone', async () => {
    const phoneNumber = newPhone();
    const perHour: number[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      let count = 0;
      for (let minute = 0; minute < 8; minute += 1) {
        count += sent([await sendCode(createShopClient(shop), phoneNumber)]);
        shop.advance(MINUTE_MS + 1);
      }
      perHour.push(count);
      shop.advance(HOUR_MS);
    }
    expect(perHour).toEqual([5, 5, 0]);
    expect(await messagesTo(phoneNumber)).toBe(10);
  });

  it('are counted per phone also when Redis has forgotten everything', async () => {
    const phoneNumber = newPhone();
    expect((await sendCode(createShopClient(shop), phoneNumber)).status).toBe(200);
    await shop.forgetRedis();
    expect((await sendCode(createShopClient(shop), phoneNumber)).code).toBe(errorCodes.SMS_TOO_MANY.code);
  });

  it('ten a day for a browser', async () => {
    const client = createShopClient(shop);
    const replies = await Promise.all(Array.from({ length: 30 }, () => sendCode(client, newPhone())));
    expect(sent(replies)).toBe(10);
    shop.advance(24 * HOUR_MS + 1);
    expect((await sendCode(client, newPhone())).status).toBe(200);
  });

  it('fifty a day for an address, whatever browser ids are made up', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const replies: Reply[] = [];
    for (let round = 0; round < 4; round += 1) {
      const some = Array.from({ length: 20 }, () =>
        createShopClient(shop).call('userResetCode', { query: `phoneNumber=${newPhone()}`, headers }),
      );
      replies.push(...(await Promise.all(some)));
    }
    expect(sent(replies)).toBe(50);
  });

  it('bears five wrong tries, also in parallel, and is then dead', async () => {
    const client = createShopClient(shop);
    const phoneNumber = newPhone();
    await sendCode(client, phoneNumber);
    const code = await client.readCode(phoneNumber);
    const guess = (value: string) =>
      client.call('userRegister', { body: { phoneNumber, code: value, password: 'qingci-2026', agreed } });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await Promise.all(Array.from({ length: 20 }, () => guess(wrong)));
    expect((await guess(code)).code).toBe(errorCodes.SMS_CODE_WRONG.code);
    const { wrong_tries: tries } = await shop.services.db.read
      .selectFrom('sms_codes')
      .select('wrong_tries')
      .where('phone_number', '=', phoneNumber)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  it('still works after four wrong tries, once, and within five minutes', async () => {
    const client = createShopClient(shop);
    const phoneNumber = newPhone();
    await sendCode(client, phoneNumber);
    const code = await client.readCode(phoneNumber);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const body = { phoneNumber, password: 'qingci-2026', agreed };
    await Promise.all(Array.from({ length: 4 }, () => client.call('userRegister', { body: { ...body, code: wrong } })));
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => client.call('userRegister', { body: { ...body, code } })),
    );
    expect(sent(replies)).toBe(1);

    const late = createShopClient(shop);
    const latePhone = newPhone();
    await sendCode(late, latePhone);
    const lateCode = await late.readCode(latePhone);
    shop.advance(5 * MINUTE_MS + 1);
    const reply = await late.call('userRegister', { body: { ...body, phoneNumber: latePhone, code: lateCode } });
    expect(reply.code).toBe(errorCodes.SMS_CODE_WRONG.code);
  });

  it('is bound to its purpose, its phone and its browser', async () => {
    const client = createShopClient(shop);
    const phoneNumber = newPhone();
    await sendCode(client, phoneNumber);
    const code = await client.readCode(phoneNumber);
    const body = { phoneNumber, code, password: 'qingci-2026' };
    const elsewhere = createShopClient(shop);
    const refused = [
      await client.call('userReset', { body }),
      await elsewhere.call('userRegister', { body: { ...body, agreed } }),
      await client.call('userRegister', { body: { ...body, phoneNumber: newPhone(), agreed } }),
    ];
    expect(refused.map((reply) => reply.code)).toEqual(Array(3).fill(errorCodes.SMS_CODE_WRONG.code));
    expect((await client.call('userRegister', { body: { ...body, agreed } })).status).toBe(200);
  });
});

describe('while Redis is away', () => {
  it('codes and logins are refused, and everything else goes on', async () => {
    const { phoneNumber, password } = await createShopClient(shop).register();
    const lonely = await startTestShop({ REDIS_URL: 'redis://127.0.0.1:1' });
    try {
      const client = createShopClient(lonely);
      expect((await sendCode(client, phoneNumber)).code).toBe(errorCodes.UNAVAILABLE.code);
      expect(await lonely.sandbox.get('/sms/inbox.json')).toEqual([]);
      const login = await client.call('userLogin', { body: { account: phoneNumber, password } });
      expect(login.code).toBe(errorCodes.UNAVAILABLE.code);
      const browsing = createShopClient(lonely);
      browsing.session = await sessionWithoutLogin(lonely);
      const started = performance.now();
      expect((await browsing.call('userSelf')).status).toBe(200);
      expect(performance.now() - started, 'milliseconds for a signed-in request').toBeLessThan(2900); // three timeouts of a second each would be 3000
    } finally {
      await lonely.stop();
    }
  });
});

/** Signed in by the use cases themselves, since logging in needs Redis. */
async function sessionWithoutLogin(lonely: TestShop): Promise<Session> {
  const device = { browserId: 'a-lonely-browser', device: 'test', address: '127.0.0.1' };
  const now = lonely.services.clock();
  return await lonely.services.db.transact(async (tx) => {
    const userId = await createUser(tx, {
      phoneNumber: newPhone(),
      passwordHash: null,
      agreed,
      browserId: device.browserId,
      now,
    });
    return await openSession(tx, lonely.services, { userId, device });
  });
}

describe('wrong codes', () => {
  const guess = (client: ShopClient, phoneNumber: string, code: string, works = true) =>
    client.call('userReset', { body: { phoneNumber, code, password: 'qingci-2026' }, works });

  it('thirty a minute from an address, whether or not a code was ever sent; after that they cost work', async () => {
    const client = createShopClient(shop);
    const replies = await Promise.all(Array.from({ length: 50 }, () => guess(client, newPhone(), '123456', false)));
    expect(replies.filter((reply) => reply.code === errorCodes.SMS_CODE_WRONG.code)).toHaveLength(30);
    expect(replies.filter((reply) => reply.status === 428)).toHaveLength(20);
    expect((await guess(client, newPhone(), '123456')).code, 'for work').toBe(errorCodes.SMS_CODE_WRONG.code);
  });

  it('a brake everywhere, which guesses at codes that do not exist cannot pull', async () => {
    const strict = await startTestShop({ SMS_WRONG_CODES_PER_MINUTE: '10' });
    const roaming = createShopClient(strict, { roaming: true });
    const aimless = await Promise.all(Array.from({ length: 9 }, () => guess(roaming, newPhone(), '123456')));
    expect(aimless.map((reply) => reply.code)).toEqual(Array(9).fill(errorCodes.SMS_CODE_WRONG.code));

    const victims = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const client = createShopClient(strict, { roaming: true });
        const phoneNumber = newPhone();
        await client.call('userResetCode', { query: `phoneNumber=${phoneNumber}` });
        const code = await client.readCode(phoneNumber);
        return { client, phoneNumber, wrong: String((Number(code) + 1) % 1_000_000).padStart(6, '0') };
      }),
    );
    const replies: Reply[] = [];
    for (const { client, phoneNumber, wrong } of victims) {
      for (let turn = 0; turn < 4; turn += 1) replies.push(await guess(client, phoneNumber, wrong, false));
    }
    expect(replies.filter((reply) => reply.code === errorCodes.SMS_CODE_WRONG.code)).toHaveLength(10);
    expect(replies.filter((reply) => reply.status === 428)).toHaveLength(6);
    strict.advance(MINUTE_MS + 1);
    expect((await guess(roaming, newPhone(), '123456')).code).toBe(errorCodes.SMS_CODE_WRONG.code);
    await strict.stop();
  });
});

describe('logins', () => {
  const guess = (client: ShopClient, account: string, headers = {}) =>
    client.call('userLogin', { body: { account, password: 'a guess' }, headers, works: false });

  it('three free failures for an account, by any of its names and from anywhere, also at once', async () => {
    const owner = createShopClient(shop);
    const { phoneNumber } = await owner.register();
    const { userName } = (await owner.call('userProfile')).data as { userName: string };
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => guess(createShopClient(shop), index % 2 ? phoneNumber : userName)),
    );
    expect(replies.filter((reply) => reply.code === errorCodes.LOGIN_REFUSED.code)).toHaveLength(3);
    expect(replies.filter((reply) => reply.code === errorCodes.CHALLENGE.code)).toHaveLength(27);
  });

  it('a right password is not counted', async () => {
    const client = createShopClient(shop);
    const { phoneNumber, password } = await client.register();
    for (let turn = 0; turn < 25; turn += 1) {
      const reply = await client.call('userLogin', { body: { account: phoneNumber, password }, works: false });
      expect(reply.status).toBe(200);
    }
  });

  it('forty free failures from an address, over however many accounts', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.77' };
    const replies: Reply[] = [];
    // Few at a time: of many at once those beyond the places for strangers work at once.
    for (let round = 0; round < 6; round += 1) {
      const some = Array.from({ length: 10 }, () => guess(createShopClient(shop), newPhone(), headers));
      replies.push(...(await Promise.all(some)));
    }
    expect(replies.filter((reply) => reply.code === errorCodes.LOGIN_REFUSED.code)).toHaveLength(40);
    expect(replies.filter((reply) => reply.code === errorCodes.CHALLENGE.code)).toHaveLength(20);
  });

  it('a flood from everywhere makes strangers work before anything is hashed, and does not slow a known browser', async () => {
    const owner = createShopClient(shop);
    const { phoneNumber, password } = await owner.register();
    const flood = Array.from({ length: 200 }, () => guess(createShopClient(shop), newPhone()));
    const own = await owner.call('userLogin', { body: { account: phoneNumber, password }, works: false });
    expect(own.status).toBe(200);
    const replies = await Promise.all(flood);
    const hashed = replies.filter((reply) => reply.code === errorCodes.LOGIN_REFUSED.code).length;
    expect(hashed).toBeGreaterThanOrEqual(17);
    expect(hashed + replies.filter((reply) => reply.code === errorCodes.CHALLENGE.code).length).toBe(200);
    expect(hashed).toBeLessThan(150);
  });
});
