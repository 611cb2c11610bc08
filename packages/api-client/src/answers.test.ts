import { CONSENT_HEADER, errorCodes } from '@jiwu/contract';
import { describe, expect, it } from 'vitest';
import { ok, scriptShop } from './testing/scriptShop.ts';

const { shop, client } = scriptShop();

describe('the error catalogue', () => {
  it('shows the msg of a false flag and rejects', async () => {
    shop.script = () => ({ body: { flag: false, code: errorCodes.LOGIN_REFUSED.code, msg: '请核对', data: null } });
    await expect(client().call('userSelf')).rejects.toMatchObject({
      message: '请核对',
      code: errorCodes.LOGIN_REFUSED.code,
      shown: true,
    });
    expect(shop.told).toEqual(['请核对']);
  });

  it('hands on what the shop sends along with a refusal', async () => {
    const data = { quote: { key: 'new' } };
    shop.script = () => ({
      status: 409,
      body: { flag: false, code: errorCodes.QUOTE_CHANGED.code, msg: '有变化', data },
    });
    await expect(client().call('userSelf', {}, { inline: true })).rejects.toMatchObject({
      code: errorCodes.QUOTE_CHANGED.code,
      data,
    });
  });

  it('leaves the showing to a caller who asked for it', async () => {
    shop.script = () => ({
      status: 422,
      body: { flag: false, code: errorCodes.LOGIN_REFUSED.code, msg: '请核对', data: null },
    });
    await expect(client().call('userSelf', {}, { inline: true })).rejects.toMatchObject({ shown: false });
    expect(shop.told).toEqual([]);
    shop.script = () => ({
      status: 500,
      body: { flag: false, code: errorCodes.INTERNAL.code, msg: '出了问题', data: null },
    });
    await expect(client().call('userSelf', {}, { inline: true })).rejects.toMatchObject({ shown: true });
    expect(shop.told, 'what is no refusal').toEqual(['出了问题']);
    await expect(client().call('userSelf', {}, { silent: true })).rejects.toMatchObject({ shown: false });
    expect(shop.told).toHaveLength(1);
  });

  it('rejects 401 silently and keeps the user; 403 clears the user', async () => {
    shop.script = () => ({
      status: 401,
      body: { flag: false, code: errorCodes.TOKEN_MISSING.code, msg: '请先登录', data: null },
    });
    shop.tokens = null;
    await expect(client().call('userSelf')).rejects.toMatchObject({ status: 401 });
    expect(shop.told).toEqual([]);
    shop.tokens = { token: 'a', refreshToken: 'b' };
    shop.script = () => ({
      status: 403,
      body: { flag: false, code: errorCodes.SESSION_ENDED.code, msg: '失效', data: null },
    });
    await expect(client().call('userSelf')).rejects.toMatchObject({ status: 403 });
    expect([shop.told, shop.tokens]).toEqual([[], null]);
  });

  it('shows msg, else message, else the error’s own message', async () => {
    shop.script = () => ({ status: 500, body: { msg: '甲', message: '乙' } });
    await expect(client().call('userSelf')).rejects.toThrow('甲');
    shop.script = () => ({ status: 500, body: { message: '乙' } });
    await expect(client().call('userSelf')).rejects.toThrow('乙');
    shop.script = () => ({ status: 502, body: '<html>bad gateway</html>' });
    await expect(client().call('userSelf')).rejects.toThrow('Bad Gateway');
    await expect(client({ origin: 'http://127.0.0.1:1' }).call('userSelf')).rejects.toThrow('网络没有连上');
    expect(shop.told).toEqual(['甲', '乙', 'Bad Gateway', '网络没有连上，请检查后再试']);
  });
});

describe('code 30200', () => {
  it('goes to the given location, or opens the data in a new window', async () => {
    shop.script = () => ok(null, 30200, { location: '/order/mine' });
    await client().call('userSelf');
    shop.script = () => ok('https://gateway.example/pay?x=1', 30200);
    await client().call('userSelf');
    expect([shop.went, shop.opened]).toEqual([
      ['https://shop.example/order/mine'],
      ['https://gateway.example/pay?x=1'],
    ]);
  });

  it('leads the window that the call brings along, if it may', async () => {
    const led: string[] = [];
    const openWindow = (location: string) => led.push(location);
    shop.script = () => ok('https://gateway.example/pay', 30200);
    await client().call('userSelf', {}, { openWindow });
    shop.script = () => ok('https://evil.example/', 30200);
    await client().call('userSelf', {}, { openWindow });
    expect([led, shop.opened]).toEqual([['https://gateway.example/pay'], []]);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'data:text/html,x', '/\\evil.example', 7])(
    'leads nowhere with %s',
    async (location) => {
      shop.script = () => ok(location, 30200, { location });
      await client().call('userSelf');
      expect([shop.went, shop.opened]).toEqual([[], []]);
    },
  );
});

describe('consent that is due', () => {
  it('is told whatever the call was, and whether it was refused for that', async () => {
    const due: boolean[] = [];
    const asking = client({ onConsentDue: (isRefused) => due.push(isRefused) });
    shop.script = () => ok({});
    await asking.call('userSelf');
    expect(due).toEqual([]);
    shop.script = () => ({ ...ok({}), headers: { [CONSENT_HEADER]: 'due' } });
    await asking.call('userSelf');
    expect(due).toEqual([false]);
    const { status, code, msg } = errorCodes.CONSENT_DUE;
    shop.script = () => ({
      status,
      headers: { [CONSENT_HEADER]: 'refused' },
      body: { flag: false, code, msg, data: null },
    });
    await expect(asking.call('checkIn', { body: {} })).rejects.toMatchObject({ code });
    expect(due).toEqual([false, true]);
    expect(shop.told).toEqual([msg]);
  });
});
