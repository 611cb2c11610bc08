import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callWechat } from './callWechat.ts';

/** A browser, as much of it as WeChat adds its part to. */
let page: { WeixinJSBridge?: { invoke: (name: string, call: object, told: (answer?: object) => void) => void } };
let told: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = {};
  told = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', told);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answering = (answer?: object) => ({
  invoke: (_name: string, _call: object, tell: (of?: object) => void) => tell(answer),
});

it.each([
  [{ err_msg: 'get_brand_wcpay_request:ok' }, 'ok'],
  [{ err_msg: 'get_brand_wcpay_request:cancel' }, 'cancel'],
  [{ err_msg: 'get_brand_wcpay_request:fail' }, 'fail'],
  [{ err_msg: 'system:access_denied' }, 'fail'],
  [{}, 'fail'],
  [undefined, 'fail'],
])('WeChat’s answer %j is %s', async (answer, said) => {
  page.WeixinJSBridge = answering(answer);
  expect(await callWechat({})).toBe(said);
});

it('waits for WeChat’s part while the page loads', async () => {
  const called = callWechat({});
  page.WeixinJSBridge = answering({ err_msg: 'get_brand_wcpay_request:ok' });
  told.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(await called).toBe('ok');
});

it('gives up where it never comes', async () => {
  const called = callWechat({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await called).toBe('fail');
});
