import type { Answer, Contract, Session } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreed, createShopClient, newPhone } from '../support/createShopClient.ts';
import { closeAs, type Person, registerPerson, visitorOf } from '../support/invite.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
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

const luckyDraws = async ({ client }: Person) => must<Session['operator']>(await client.call('userSelf')).luckyDraws;

it('an inviter who has left gets nothing; whom they brought gets theirs', async () => {
  const inviter = await registerPerson(shop);
  const friend = await registerPerson(shop, { invitationCode: inviter.code });
  const inviterId = userIdOf(inviter.client);
  await closeAs(shop, inviter);
  await makeOrder(shop, friend.client, { state: 'completed' });
  const { db } = shop.services;
  const rows = await db.read.selectFrom('draw_grants').select(['user_id', 'cause_kind']).execute();
  expect(rows.filter((row) => row.user_id === inviterId)).toEqual([]);
  expect(rows).toContainEqual({ user_id: userIdOf(friend.client), cause_kind: 'invited' });
  const notices = await db.read.selectFrom('notices').select('id').where('user_id', '=', inviterId).execute();
  expect(notices).toEqual([]);
});

it('a link of who has left is over, and no longer stands in the way of another', async () => {
  const [gone, other] = [await registerPerson(shop), await registerPerson(shop)];
  const guest = await visitorOf(shop, gone.code);
  await closeAs(shop, gone);
  expect((await guest.call('invitationVisited')).data).toEqual({ code: null, inviter: null });
  expect((await guest.call('invitationVisit', { body: { code: gone.code } })).status).toBe(422);
  must(await guest.call('invitationVisit', { body: { code: other.code } }));
  expect((await guest.call('invitationVisited')).data).toMatchObject({ code: other.code });
});

it('who was brought and leaves stays in the list without a name, and their browser is forgotten', async () => {
  const inviter = await registerPerson(shop);
  const friend = await registerPerson(shop, { invitationCode: inviter.code });
  await makeOrder(shop, friend.client, { state: 'completed' });
  const invitedId = userIdOf(friend.client);
  await closeAs(shop, friend);
  const { items } = must<Answer<Contract['invitationList']>>(await inviter.client.call('invitationList'));
  expect(items).toEqual([expect.objectContaining({ name: '已**', state: 'rewarded' })]);
  const row = await shop.services.db.read
    .selectFrom('invitations')
    .select('browser_id')
    .where('invited_id', '=', invitedId)
    .executeTakeFirst();
  expect(row?.browser_id).toBe('');
});

it('a first WeChat login in a browser that opened a link has its inviter, and both are rewarded', async () => {
  const inviter = await registerPerson(shop);
  const page = await visitorOf(shop, inviter.code);
  const phone = createShopClient(shop, { roaming: true });
  const { pollKey } = must<{ pollKey: string }>(await page.call('userLoginQrCodeWechatMp'));
  const codes = (await shop.sandbox.get('/control/wechat/codes')) as { miniProgram: { scene: string }[] };
  const scene = codes.miniProgram[0]?.scene ?? '';
  const js = (await shop.sandbox.post('/control/wechat/jsCode', { person: 'lin' })) as { code: string };
  const scan = await phone.call('wechatMpScan', { body: { scene, code: js.code, nickname: '周周' } });
  const { confirmKey } = must<{ confirmKey: string }>(scan);
  must(await phone.call('wechatMpDecide', { body: { scene, confirmKey, decision: 'confirm' } }));
  const polled = must<{ login: { bindKey: string } }>(
    await page.call('userLoginQrCodeWechatMpResult', { body: { pollKey } }),
  );
  const phoneNumber = newPhone();
  await page.call('userBandPhoneNumberCode', { query: `phoneNumber=${phoneNumber}` });
  const body = { phoneNumber, code: await page.readCode(phoneNumber), bindKey: polled.login.bindKey, agreed };
  const bound = must<{ session: Session }>(await page.call('userBindPhoneNumber', { body }));
  page.session = bound.session;
  const address = { recipient: '周', phoneNumber, divisionCode: '330106', detail: '凤起路 9 号' };
  must(await page.call('addressCreate', { body: address }));
  const order = await makeOrder(shop, page, { state: 'completed' });
  const { items } = must<Answer<Contract['invitationList']>>(await inviter.client.call('invitationList'));
  expect(items).toEqual([expect.objectContaining({ name: '周**', state: 'rewarded' })]);
  expect(await luckyDraws(inviter)).toBe(1);
  expect(order.payFen).toBeGreaterThan(0);
});
