import { callApi, type Answered } from '../support/callApi.ts';
import { callerOf, PASSWORD } from '../support/checkout.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { newBrowserId } from '../support/registerByApi.ts';
import { newPhone } from '../support/sms.ts';
import { expect, memberTest, test } from '../support/test.ts';

/** There, and speaking the envelope: an unknown path would answer 404, another method 404 or 405. */
function expectThere(answer: Answered): void {
  expect([404, 405]).not.toContain(answer.status);
  expect(answer).toMatchObject({ flag: expect.any(Boolean), code: expect.any(Number), msg: expect.any(String) });
}

memberTest('§7 GET /user/self gives the current user', { tag: '@once' }, async ({ account }) => {
  const answer = await callApi('GET', '/user/self', { browserId: account.browserId, token: account.session.token });
  expect(answer).toMatchObject({ status: 200, flag: true, data: account.session.operator });
});

memberTest('§7 POST /user/login logs in', { tag: '@once' }, async ({ account }) => {
  const { phoneNumber, password, browserId } = account;
  const answer = await callApi('POST', '/user/login', { browserId }, { account: phoneNumber, password });
  expect(answer).toMatchObject({ status: 200, flag: true, data: { operator: account.session.operator } });
});

test('§7 POST /user/register registers', { tag: '@once' }, async () => {
  const body = {
    phoneNumber: newPhone(),
    code: '000000',
    password: 'qingci-2026',
    agreed: { serviceTerms: '1.0', privacyPolicy: '1.0' },
  };
  const answer = await callApi('POST', '/user/register', { browserId: newBrowserId() }, body);
  expectThere(answer);
  expect(answer.msg).toMatch(/验证码/);
});

test('§7 POST /user/reset resets the password', { tag: '@once' }, async () => {
  const body = { phoneNumber: newPhone(), code: '000000', password: 'qingci-2026' };
  const answer = await callApi('POST', '/user/reset', { browserId: newBrowserId() }, body);
  expectThere(answer);
  expect(answer.msg).toMatch(/验证码/);
});

memberTest('§7 PUT /user/bindPhoneNumber binds a phone', { tag: '@once' }, async ({ account }) => {
  const { browserId, session, password } = account;
  const body = { phoneNumber: newPhone(), code: '000000', password };
  const answer = await callApi('PUT', '/user/bindPhoneNumber', { browserId, token: session.token }, body);
  expectThere(answer);
  expect(answer.msg).toMatch(/验证码/);
});

memberTest('§7 GET /user/updateDailyVipon: daily VIP-coupon update', { tag: '@once' }, async ({ account }) => {
  const { browserId, session } = account;
  const answer = await callApi('GET', '/user/updateDailyVipon', { browserId, token: session.token });
  expect(answer).toMatchObject({
    status: 200,
    flag: true,
    data: { isVip: false, coupon: null, reason: expect.stringMatching(/VIP/) },
  });
});

memberTest(
  '§7 GET /user/updateDailyVipon gives a VIP the coupon of the day, the same all day',
  { tag: '@once' },
  async ({ account }) => {
    const caller = callerOf(account);
    await outfitBuyer(account.phoneNumber, { balanceFen: 10_000, paymentPassword: PASSWORD });
    const { data: bought } = await callApi('POST', '/vip/purchase', caller, { plan: 'month' });
    const path = `/vip/purchase/${(bought as { id: string }).id}/pay/balance`;
    expect(await callApi('POST', path, caller, { password: PASSWORD })).toMatchObject({ flag: true });
    const first = await callApi('GET', '/user/updateDailyVipon', caller);
    expect(first).toMatchObject({ flag: true, data: { isVip: true, coupon: { id: expect.any(String) } } });
    expect((await callApi('GET', '/user/updateDailyVipon', caller)).data).toEqual(first.data);
    const { data: mine } = await callApi('GET', '/coupon?state=unused', caller);
    const { id } = (first.data as { coupon: { id: string } }).coupon;
    expect((mine as { items: { id: string }[] }).items.filter((coupon) => coupon.id === id)).toHaveLength(1);
  },
);

test('§7 Other methods on the same paths are not there', { tag: '@once' }, async () => {
  const browserId = newBrowserId();
  for (const [method, path] of [
    ['POST', '/user/self'],
    ['GET', '/user/login'],
    ['GET', '/user/register'],
    ['POST', '/user/bindPhoneNumber'],
    ['POST', '/user/register/code'],
    ['POST', '/user/update'],
    ['POST', '/user/updateDailyVipon'],
    ['GET', '/user/bindPhoneNumber/code'],
  ] as const) {
    expect([404, 405], `${method} ${path}`).toContain((await callApi(method, path, { browserId })).status);
  }
});
