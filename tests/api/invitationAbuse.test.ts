import type { Answer, Contract, Session } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, newPhone, type ShopClient } from '../support/createShopClient.ts';
import { closeAs, countsOf, drawsOf, listOf, type Person, registerPerson } from '../support/invite.ts';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** Another person at the same browser. */
function inBrowserOf({ browserId }: ShopClient): ShopClient {
  const client = createShopClient(shop, { roaming: true });
  return {
    ...client,
    browserId,
    call(name, input = {}) {
      const token = this.session?.token;
      return client.call(name, {
        ...input,
        headers: { anonymous: browserId, ...(token ? { token } : {}), ...input.headers },
      });
    },
  };
}

describe('the same person twice', () => {
  async function refusalOf(inviter: Person, friend: Person): Promise<string | null> {
    await makeOrder(shop, friend.client, { state: 'completed' });
    expect([await drawsOf(shop, inviter), await drawsOf(shop, friend)]).toEqual([[], []]);
    expect(await countsOf(inviter)).toEqual([1, 1, 0]);
    const [item] = (await listOf(inviter)).items;
    expect(item?.state).toBe('refused');
    const { items: told } = must<Answer<Contract['noticeList']>>(await friend.client.call('noticeList'));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'invitationRefused' }));
    return item?.reason ?? null;
  }
  const login = async (person: Person, headers: Record<string, string>) => {
    const body = { account: person.phoneNumber, password: person.password };
    must<Session>(await person.client.call('userLogin', { body, headers }));
  };

  it('gets nothing for a browser that both used', async () => {
    const inviter = await registerPerson(shop);
    const friend = await registerPerson(shop, { invitationCode: inviter.code });
    await login(inviter, { anonymous: friend.client.browserId });
    expect(await refusalOf(inviter, friend)).toContain('同一个浏览器');
  });

  it('gets nothing for a browser in which the inviter has signed out', async () => {
    const inviter = await registerPerson(shop);
    must(await inviter.client.call('userLogout'));
    const client = inBrowserOf(inviter.client);
    const friend = await registerPerson(shop, { client, invitationCode: inviter.code });
    const body = { account: inviter.phoneNumber, password: inviter.password };
    const elsewhere = { anonymous: createShopClient(shop).browserId };
    inviter.client.session = must<Session>(await inviter.client.call('userLogin', { body, headers: elsewhere }));
    expect(await refusalOf(inviter, friend)).toContain('同一个浏览器');
  });

  it('gets nothing for the same kind of device at the same address', async () => {
    const inviter = await registerPerson(shop);
    const friend = await registerPerson(shop, { invitationCode: inviter.code });
    const at = (last: string) => ({ 'X-Forwarded-For': `2001:db8:7:${newId().slice(-4)}::${last}` });
    const [home, other] = [at('1'), at('1')];
    await login(inviter, home);
    await login(friend, { ...home, 'User-Agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' });
    await login(friend, other);
    // Another address of the same household.
    await login(friend, { 'X-Forwarded-For': home['X-Forwarded-For'].replace(/1$/, 'a:b') });
    expect(await refusalOf(inviter, friend)).toContain('同一台设备');
  });

  it('is not meant by the same kind of device at addresses that only look alike', async () => {
    const inviter = await registerPerson(shop);
    const friend = await registerPerson(shop, { invitationCode: inviter.code });
    await login(inviter, { 'X-Forwarded-For': '::ffff:203.0.113.7' });
    await login(friend, { 'X-Forwarded-For': '::ffff:203.0.113.8' });
    await makeOrder(shop, friend.client, { state: 'completed' });
    expect([await drawsOf(shop, inviter), await drawsOf(shop, friend)]).toEqual([['inviter'], ['invited']]);
  });

  it.each([
    ['phone number and detail', { divisionCode: '330110' }],
    ['district and detail, however it is written', { phoneNumber: '13900001111', detail: '文三路４７８号-1202' }],
  ])('gets nothing for the same %s', async (_, other) => {
    const place = { phoneNumber: '13800009999', divisionCode: '330106', detail: '文三路 478 号 1202' };
    const inviter = await registerPerson(shop, { address: place });
    const friend = await registerPerson(shop, { invitationCode: inviter.code, address: { ...place, ...other } });
    expect(await refusalOf(inviter, friend)).toContain('收货地址');
  });

  it('gets nothing for an address that was removed after the order', async () => {
    const place = { phoneNumber: '13800009998', divisionCode: '330106', detail: '文二路 1 号' };
    const inviter = await registerPerson(shop, { address: place });
    const friend = await registerPerson(shop, { invitationCode: inviter.code, address: place });
    const order = await makeOrder(shop, friend.client, { state: 'sent' });
    const { items } = must<{ items: { id: string }[] }>(await friend.client.call('addressList'));
    must(await friend.client.call('addressDelete', { params: { id: items[0]?.id ?? '' } }));
    must(await friend.client.call('orderReceive', { params: { id: order.id }, body: {} }));
    expect((await listOf(inviter)).items).toEqual([expect.objectContaining({ state: 'refused' })]);
    expect(await drawsOf(shop, friend)).toEqual([]);
  });

  it('gets nothing for an address that both have removed, when their orders went there', async () => {
    const place = { phoneNumber: '13800009994', divisionCode: '330106', detail: '文一路 9 号' };
    const inviter = await registerPerson(shop, { address: place });
    await makeOrder(shop, inviter.client, { state: 'completed' });
    const friend = await registerPerson(shop, { invitationCode: inviter.code, address: place });
    const paid = await makeOrder(shop, friend.client, { state: 'paid' });
    for (const { client } of [inviter, friend]) {
      const { items } = must<{ items: { id: string }[] }>(await client.call('addressList'));
      must(await client.call('addressDelete', { params: { id: items[0]?.id ?? '' } }));
      const other = { recipient: '周', phoneNumber: newPhone(), divisionCode: '330106', detail: `新路 ${newId()} 号` };
      must(await client.call('addressCreate', { body: other }));
    }
    // The order that is completed first went elsewhere, too.
    await makeOrder(shop, friend.client, { state: 'completed' });
    expect(paid.payFen).toBeGreaterThan(0);
    expect((await listOf(inviter)).items).toMatchObject([
      { state: 'refused', reason: expect.stringContaining('收货地址') },
    ]);
    expect(await drawsOf(shop, friend)).toEqual([]);
  });

  it('gets one reward for a phone number, however often it registers', async () => {
    const inviter = await registerPerson(shop);
    const first = await registerPerson(shop, { invitationCode: inviter.code });
    await makeOrder(shop, first.client, { state: 'completed' });
    expect(await drawsOf(shop, inviter)).toEqual(['inviter']);
    await closeAs(shop, first);
    const { phoneNumber } = first;
    shop.advance(61_000);
    const again = await registerPerson(shop, { invitationCode: inviter.code, phoneNumber });
    await makeOrder(shop, again.client, { state: 'completed' });
    expect([await drawsOf(shop, inviter), await drawsOf(shop, again)]).toEqual([['inviter'], []]);
    expect((await listOf(inviter)).items).toMatchObject([
      { state: 'refused', reason: '不符合奖励条件' },
      { state: 'rewarded' },
    ]);
  });

  it('gets nothing for a number that was their own: of an account that is closed, or that has moved', async () => {
    const former = await registerPerson(shop);
    await closeAs(shop, former);
    const inviter = await registerPerson(shop);
    const moved = newPhone();
    shop.advance(61_000);
    await inviter.client.call('userBandPhoneNumberCode', { query: `phoneNumber=${moved}` });
    const code = await inviter.client.readCode(moved);
    must(
      await inviter.client.call('userBindPhoneNumber', {
        body: { phoneNumber: moved, code, password: inviter.password },
      }),
    );
    shop.advance(61_000);
    for (const { phoneNumber } of [former, inviter]) {
      const friend = await registerPerson(shop, { invitationCode: inviter.code, phoneNumber });
      await makeOrder(shop, friend.client, { state: 'completed' });
      expect(await drawsOf(shop, friend)).toEqual([]);
    }
    const { items } = await listOf(inviter);
    expect(items.map(({ state, reason }) => [state, reason?.includes('不符合奖励条件')])).toEqual([
      ['refused', true],
      ['refused', true],
    ]);
  });

  it('is not meant by a friend who moves to another number before the first order', async () => {
    const inviter = await registerPerson(shop);
    const friend = await registerPerson(shop, { invitationCode: inviter.code });
    const phoneNumber = newPhone();
    shop.advance(61_000);
    await friend.client.call('userBandPhoneNumberCode', { query: `phoneNumber=${phoneNumber}` });
    const code = await friend.client.readCode(phoneNumber);
    must(await friend.client.call('userBindPhoneNumber', { body: { phoneNumber, code, password: friend.password } }));
    await makeOrder(shop, friend.client, { state: 'completed' });
    expect([await drawsOf(shop, inviter), await drawsOf(shop, friend)]).toEqual([['inviter'], ['invited']]);
  });

  it('is not meant by the same detail in another place, nor by the same district', async () => {
    const place = { phoneNumber: '13800009997', divisionCode: '330106', detail: '人民路 1 号' };
    const inviter = await registerPerson(shop, { address: place });
    const friend = await registerPerson(shop, {
      invitationCode: inviter.code,
      address: { phoneNumber: '13800009996', divisionCode: '330110', detail: place.detail },
    });
    must(
      await friend.client.call('addressCreate', {
        body: { recipient: '周', phoneNumber: '13800009995', divisionCode: '330106', detail: '人民路 2 号' },
      }),
    );
    await makeOrder(shop, friend.client, { state: 'completed' });
    expect([await drawsOf(shop, inviter), await drawsOf(shop, friend)]).toEqual([['inviter'], ['invited']]);
  });
});
