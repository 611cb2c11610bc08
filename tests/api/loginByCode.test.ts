import { errorCodes, type Session } from '@jiwu/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindWechat } from '../../apps/server/src/modules/people/identity/index.ts';
import { askCloseCode } from '../support/askCloseCode.ts';
import { countWaiting } from '../support/countWaiting.ts';
import { createShopClient, newPhone, type ShopClient } from '../support/createShopClient.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const ask = async (client: ShopClient, phoneNumber: string) =>
  await client.call('userLoginCode', { body: { phoneNumber } });

async function loginWith(client: ShopClient, phoneNumber: string, code: string) {
  return await client.call('userLoginByCode', { body: { phoneNumber, code } });
}

describe('a code by SMS', () => {
  it('logs its reader in, once, and the browser is known from then on', async () => {
    const { phoneNumber, password } = await createShopClient(shop).register();
    shop.advance(61_000);
    const client = createShopClient(shop);
    expect((await ask(client, phoneNumber)).data).toEqual({ resendAfterSeconds: 60, expiresInSeconds: 300 });
    const code = await client.readCode(phoneNumber);
    const opened = await loginWith(client, phoneNumber, code);
    expect((opened.data as Session).operator.phoneNumber).toMatch(/\*\*\*\*/);
    expect((await loginWith(createShopClient(shop), phoneNumber, code)).code).toBe(errorCodes.SMS_CODE_WRONG.code);
    expect((await loginWith(client, phoneNumber, code)).code).toBe(errorCodes.SMS_CODE_WRONG.code);
    // A known browser works for no password.
    const again = await client.call('userLogin', { body: { account: phoneNumber, password }, works: false });
    expect(again.status).toBe(200);
  });

  it('goes to any number alike; only who reads it learns that there is no account', async () => {
    const client = createShopClient(shop);
    const unknown = newPhone();
    expect((await ask(client, unknown)).data).toEqual({ resendAfterSeconds: 60, expiresInSeconds: 300 });
    const wrong = await loginWith(client, unknown, '000000');
    expect(wrong.code).toBe(errorCodes.SMS_CODE_WRONG.code);
    const right = await loginWith(client, unknown, await client.readCode(unknown));
    expect(right.code).toBe(errorCodes.PHONE_UNREGISTERED.code);
  });

  it('that was sent for something else logs nobody in, and the other way round', async () => {
    const owner = createShopClient(shop);
    const { phoneNumber } = await owner.register();
    shop.advance(61_000);
    await owner.call('userResetCode', { query: `phoneNumber=${phoneNumber}` });
    const reset = await loginWith(owner, phoneNumber, await owner.readCode(phoneNumber));
    expect(reset.code).toBe(errorCodes.SMS_CODE_WRONG.code);
  });

  it('sent too often says how long to wait', async () => {
    const client = createShopClient(shop);
    const phoneNumber = newPhone();
    await ask(client, phoneNumber);
    shop.advance(20_000);
    const refused = await ask(client, phoneNumber);
    expect(refused.code).toBe(errorCodes.SMS_TOO_MANY.code);
    expect(refused.msg).toMatch(/^验证码发送太频繁，请 (?:39|40) 秒后再试$/);
    expect(refused.headers.get('retry-after')).toMatch(/^(?:39|40)$/);
  });
});

describe('WeChat, bound while logged in', () => {
  interface Code {
    readonly url: string;
    readonly stateKey: string;
  }

  async function scan(client: ShopClient, person: string) {
    const { url, stateKey } = (await client.call('userLoginQrCodeWechat')).data as Code;
    const uuid = /data-uuid="([^"]+)"/.exec(await (await fetch(url)).text())?.[1];
    const confirmed = (await shop.sandbox.post(`/control/wechat/website/${uuid}`, { person, action: 'confirm' })) as {
      goOnTo: string;
    };
    const query = new URL(confirmed.goOnTo).searchParams;
    return { code: query.get('code') ?? '', state: query.get('state') ?? '', stateKey };
  }

  it('logs the same account in; another account does not get it, and a callback counts once', async () => {
    const owner = createShopClient(shop);
    const { password } = await owner.register();
    const body = { ...(await scan(owner, 'he')), password };
    const wrong = await owner.call('userWechatBind', { body: { ...body, password: `${password}0` } });
    expect(wrong.code).toBe(errorCodes.PASSWORD_WRONG.code);
    expect((await owner.call('userProfile')).data).toMatchObject({ wechatNickname: null });
    expect((await owner.call('userWechatBind', { body })).data).toEqual({ nickname: '何小满' });
    expect((await owner.call('userProfile')).data).toMatchObject({ wechatNickname: '何小满' });
    const again = await owner.call('userWechatBind', { body });
    expect(again.flag).toBe(false);

    const stranger = createShopClient(shop);
    const own = await stranger.register();
    const taken = await stranger.call('userWechatBind', {
      body: { ...(await scan(stranger, 'he')), password: own.password },
    });
    expect(taken.code).toBe(errorCodes.WECHAT_TAKEN.code);

    const browser = createShopClient(shop);
    const login = await browser.call('userLoginWechatAccessToken', { body: await scan(browser, 'he') });
    const { session } = login.data as { session: Session | null };
    expect(session?.operator.phoneNumber).toBe(owner.session?.operator.phoneNumber);
  });

  it('needs a password, which an account without one sets first', async () => {
    const client = createShopClient(shop);
    const { password } = await client.register();
    await shop.owner.writeAlone(
      sql`update users set password_hash = null, password_changed_at = null where id = ${userIdOf(client)}`,
    );
    const reply = await client.call('userWechatBind', { body: { ...(await scan(client, 'lin')), password } });
    expect(reply.code).toBe(errorCodes.PASSWORD_UNSET.code);
  });

  it('is refused to the second of two accounts that bind it at the same moment', async () => {
    const [first, second] = [createShopClient(shop), createShopClient(shop)];
    await first.register();
    const { password } = await second.register();
    const { code } = await scan(first, 'su');
    const person = { app: 'website' as const, ...(await shop.services.wechat.exchangeWebsiteCode(code)) };
    const body = { ...(await scan(second, 'su')), password };
    const late = await shop.services.db.transact(async (tx) => {
      await bindWechat(tx, { userId: userIdOf(first), person, now: shop.services.clock() });
      const reply = second.call('userWechatBind', { body });
      await expect.poll(() => countWaiting(shop)).toBe(1);
      return { reply };
    });
    expect((await late.reply).code).toBe(errorCodes.WECHAT_TAKEN.code);
  });

  it('is not added to an account that is being closed', async () => {
    const client = createShopClient(shop);
    const { password } = await client.register();
    shop.advance(61_000);
    const userId = userIdOf(client);
    const code = await askCloseCode(shop, { client, userId });
    const body = { ...(await scan(client, 'chen')), password };
    const racing = await shop.services.db.transact(async (tx) => {
      // Closing holds the account, and waits for its session.
      await tx.selectFrom('sessions').select('id').where('user_id', '=', userId).forUpdate().execute();
      const closing = client.call('userClose', { body: { code } });
      await expect.poll(() => countWaiting(shop)).toBe(1);
      const binding = client.call('userWechatBind', { body });
      await expect.poll(() => countWaiting(shop)).toBe(2);
      return { closing, binding };
    });
    expect((await racing.closing).status).toBe(200);
    expect((await racing.binding).code).toBe(errorCodes.PASSWORD_CHANGED.code);
  });
});
