import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes, type Session } from '@jiwu/contract';
import { agreed, createShopClient, newPhone, type ShopClient } from '../support/createShopClient.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

interface Login {
  readonly nickname: string;
  readonly session: Session | null;
  readonly bindKey: string | null;
}
interface Poll {
  readonly state: string;
  readonly nickname: string | null;
  readonly login: Login | null;
}

/** The code that the sandbox was last asked to draw. */
async function newestScene(): Promise<string> {
  const codes = (await shop.sandbox.get('/control/wechat/codes')) as { miniProgram: { scene: string }[] };
  const scene = codes.miniProgram[0]?.scene;
  if (!scene) throw new Error('no code was drawn');
  return scene;
}

async function jsCode(person: string): Promise<string> {
  return ((await shop.sandbox.post('/control/wechat/jsCode', { person })) as { code: string }).code;
}

async function showCode(client: ShopClient): Promise<{ pollKey: string; scene: string }> {
  const { pollKey } = (await client.call('userLoginQrCodeWechatMp')).data as { pollKey: string };
  return { pollKey, scene: await newestScene() };
}

const poll = async (client: ShopClient, pollKey: string) =>
  (await client.call('userLoginQrCodeWechatMpResult', { body: { pollKey } })).data as Poll;

/** The phone's side, by the very calls that the mini program makes. */
async function scan(phone: ShopClient, scene: string, person: string) {
  return await phone.call('wechatMpScan', { body: { scene, code: await jsCode(person), nickname: person } });
}

async function bindPhone(client: ShopClient, bindKey: string, phoneNumber: string, withAgreement = true) {
  await client.call('userBandPhoneNumberCode', { query: `phoneNumber=${phoneNumber}` });
  const code = await client.readCode(phoneNumber);
  return await client.call('userBindPhoneNumber', {
    body: { phoneNumber, code, bindKey, ...(withAgreement ? { agreed } : {}) },
  });
}

describe('mini-program code', () => {
  it('waiting → scanned → confirmed; a first login asks for a phone, later ones do not', async () => {
    const page = createShopClient(shop);
    const phone = createShopClient(shop);
    const { pollKey, scene } = await showCode(page);
    expect(await poll(page, pollKey)).toEqual({ state: 'waiting', nickname: null, login: null });
    const { confirmKey } = (await scan(phone, scene, 'lin')).data as { confirmKey: string };
    expect(await poll(page, pollKey)).toMatchObject({ state: 'scanned', nickname: 'lin' });
    expect((await phone.call('wechatMpDecide', { body: { scene, confirmKey, decision: 'confirm' } })).status).toBe(200);
    const { login } = await poll(page, pollKey);
    expect(login).toMatchObject({ session: null, bindKey: expect.any(String) });

    const phoneNumber = newPhone();
    const unagreed = await bindPhone(page, login?.bindKey ?? '', phoneNumber, false);
    expect(unagreed.code).toBe(errorCodes.CONSENT_MISSING.code);
    shop.advance(61_000);
    const bound = await bindPhone(page, login?.bindKey ?? '', phoneNumber);
    expect(bound.data).toMatchObject({ session: { operator: { name: 'lin' } } });

    const again = createShopClient(shop);
    const second = await showCode(again);
    const scanned = (await scan(phone, second.scene, 'lin')).data as { confirmKey: string };
    await phone.call('wechatMpDecide', {
      body: { scene: second.scene, confirmKey: scanned.confirmKey, decision: 'confirm' },
    });
    expect((await poll(again, second.pollKey)).login?.session?.operator.name).toBe('lin');
  });

  it('joins the account that already has the phone number', async () => {
    const owner = createShopClient(shop);
    const { phoneNumber } = await owner.register();
    const page = createShopClient(shop);
    const { pollKey, scene } = await showCode(page);
    const { confirmKey } = (await scan(page, scene, 'chen')).data as { confirmKey: string };
    await page.call('wechatMpDecide', { body: { scene, confirmKey, decision: 'confirm' } });
    const { login } = await poll(page, pollKey);
    shop.advance(61_000);
    const bound = await bindPhone(page, login?.bindKey ?? '', phoneNumber, false);
    const { operator } = bound.data as Session;
    expect(operator.invitationCode).toBe(owner.session?.operator.invitationCode);
    expect((await owner.call('userProfile')).data).toMatchObject({ wechatNickname: 'chen' });
    expect((await owner.call('userWechatUnbind')).status).toBe(200);
    expect((await owner.call('userProfile')).data).toMatchObject({ wechatNickname: null });
  });

  it('makes one session of fifty parallel polls, and none when replayed', async () => {
    const page = createShopClient(shop);
    const { pollKey, scene } = await showCode(page);
    const { confirmKey } = (await scan(page, scene, 'lin')).data as { confirmKey: string };
    await page.call('wechatMpDecide', { body: { scene, confirmKey, decision: 'confirm' } });
    const before = await countSessions();
    const polls = await Promise.all(
      Array.from({ length: 50 }, () => page.call('userLoginQrCodeWechatMpResult', { body: { pollKey } })),
    );
    expect(polls.filter((reply) => (reply.data as Poll | null)?.login)).toHaveLength(1);
    expect(await countSessions()).toBe(before + 1);
    expect(await poll(page, pollKey)).toMatchObject({ state: 'expired', login: null });
  });

  it('cannot be taken over: not polled from another browser, not scanned twice, not confirmed by another phone', async () => {
    const page = createShopClient(shop);
    const thief = createShopClient(shop);
    const { pollKey, scene } = await showCode(page);
    const first = (await scan(page, scene, 'zhao')).data as { confirmKey: string };
    expect((await scan(thief, scene, 'su')).code).toBe(errorCodes.QR_EXPIRED.code);
    const guessed = await thief.call('wechatMpDecide', {
      body: { scene, confirmKey: first.confirmKey.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')), decision: 'confirm' },
    });
    expect(guessed.code).toBe(errorCodes.QR_EXPIRED.code);
    await page.call('wechatMpDecide', { body: { scene, confirmKey: first.confirmKey, decision: 'confirm' } });
    expect(await poll(thief, pollKey)).toEqual({ state: 'expired', nickname: null, login: null });
    expect(await poll(thief, scene)).toEqual({ state: 'expired', nickname: null, login: null });
    expect((await poll(page, pollKey)).state).toBe('confirmed');
  });

  it('can be refused, and is dead after five minutes even if scanned', async () => {
    const page = createShopClient(shop);
    const refused = await showCode(page);
    const a = (await scan(page, refused.scene, 'he')).data as { confirmKey: string };
    await page.call('wechatMpDecide', { body: { scene: refused.scene, confirmKey: a.confirmKey, decision: 'refuse' } });
    expect((await poll(page, refused.pollKey)).state).toBe('refused');
    const tooLate = await page.call('wechatMpDecide', {
      body: { scene: refused.scene, confirmKey: a.confirmKey, decision: 'confirm' },
    });
    expect(tooLate.code).toBe(errorCodes.QR_EXPIRED.code);

    const late = await showCode(page);
    const b = (await scan(page, late.scene, 'he')).data as { confirmKey: string };
    shop.advance(5 * 60_000 + 1);
    const confirmed = await page.call('wechatMpDecide', {
      body: { scene: late.scene, confirmKey: b.confirmKey, decision: 'confirm' },
    });
    expect(confirmed.code).toBe(errorCodes.QR_EXPIRED.code);
    expect((await poll(page, late.pollKey)).state).toBe('expired');
  });
});

describe('website QR code', () => {
  /** Shows the code, lets a person confirm it, and returns the address that WeChat leads back to. */
  async function confirmed(
    client: ShopClient,
    person: string,
  ): Promise<{ code: string; state: string; stateKey: string }> {
    const { url, stateKey } = (await client.call('userLoginQrCodeWechat')).data as { url: string; stateKey: string };
    expect(url, 'the key never travels').not.toContain(stateKey);
    const page = await (await fetch(url)).text();
    const uuid = /data-uuid="([^"]+)"/.exec(page)?.[1];
    const { goOnTo } = (await shop.sandbox.post(`/control/wechat/website/${uuid}`, { person, action: 'confirm' })) as {
      goOnTo: string;
    };
    const back = new URL(goOnTo);
    expect(back.pathname).toBe('/wx/callback');
    return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '', stateKey };
  }

  it('logs in through the callback, and shares the account of the mini program by unionid', async () => {
    const client = createShopClient(shop);
    const reply = await client.call('userLoginWechatAccessToken', { body: await confirmed(client, 'lin') });
    expect((reply.data as Login | null)?.session?.operator.name).toBe('lin');
  });

  it('a callback works once, and only in the browser that showed the code', async () => {
    const client = createShopClient(shop);
    const body = await confirmed(client, 'su');
    const thief = createShopClient(shop);
    expect((await thief.call('userLoginWechatAccessToken', { body })).code).toBe(errorCodes.QR_EXPIRED.code);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => client.call('userLoginWechatAccessToken', { body })),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const fresh = await confirmed(client, 'su');
    const swapped = await client.call('userLoginWechatAccessToken', { body: { ...fresh, code: body.code } });
    expect(swapped.code, 'a code that WeChat has seen').toBe(errorCodes.WECHAT_REFUSED.code);
  });

  it('a callback slipped to someone whose browser id was computed beforehand is worth nothing without the page’s key', async () => {
    const attacker = createShopClient(shop);
    const { code, state } = await confirmed(attacker, 'he');
    const victimsPage = (await attacker.call('userLoginQrCodeWechat')).data as { stateKey: string };
    const body = { code, state, stateKey: victimsPage.stateKey };
    expect((await attacker.call('userLoginWechatAccessToken', { body })).code).toBe(errorCodes.QR_EXPIRED.code);
  });
});

async function countSessions(): Promise<number> {
  const { count } = await shop.services.db.read
    .selectFrom('sessions')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
