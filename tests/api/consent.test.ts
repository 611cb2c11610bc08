import { CONSENT_HEADER, contract, type Endpoint, type EndpointName, errorCodes, policies } from '@jiwu/contract';
import { DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askCloseCode } from '../support/askCloseCode.ts';
import { agreed, createShopClient, type Reply, type ShopClient } from '../support/createShopClient.ts';
import { type Buyer, makeBuyer, must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { oweConsent } from '../support/oweConsent.ts';
import { startExport } from '../support/startExport.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

const { effectiveOn, version } = policies.privacyPolicy;
const midnight = Date.parse(`${effectiveOn}T00:00:00+08:00`);

let shop: TestShop;
let buyer: Buyer;
beforeAll(async () => {
  // A signed-in page outlives the days that pass here.
  shop = await startTestShop({ ACCESS_TOKEN_SECONDS: String((30 * DAY_MS) / 1000) });
  // Gateways speak on their own clock: the money comes before that of the shop is moved.
  buyer = await makeBuyer(shop, { balanceFen: 50_000 });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const moveTo = (at: number) => shop.advance(at - shop.services.clock().getTime());
const dueOf = async (client: ShopClient) => must<{ due: unknown[] }>(await client.call('userConsentDue')).due;
const toldOf = ({ status, code, headers }: Reply) => [status, code, headers.get(CONSENT_HEADER)];
const consentsOf = async (client: ShopClient) =>
  must<{ consents: { document: string; version: string; agreedAt: string }[] }>(await client.call('userProfile'))
    .consents;
const refused = [422, errorCodes.CONSENT_DUE.code, 'refused'];

it('is due from midnight of its day, in sessions that were open before, and not sooner', async () => {
  moveTo(midnight - 5 * MINUTE_MS);
  const client = createShopClient(shop);
  await client.register();
  await oweConsent(shop, client, 'privacyPolicy');
  expect(await dueOf(client)).toEqual([]);
  expect(toldOf(await client.call('checkIn', { body: {} }))).toEqual([200, 200, null]);

  moveTo(midnight);
  expect(await dueOf(client)).toEqual([{ document: 'privacyPolicy', version, effectiveOn }]);
  expect(toldOf(await client.call('userSelf'))).toEqual([200, 200, 'due']);
  expect(toldOf(await client.call('checkIn', { body: {} }))).toEqual(refused);

  const latecomer = createShopClient(shop);
  await latecomer.register();
  expect(await dueOf(latecomer)).toEqual([]);
  expect(toldOf(await latecomer.call('checkIn', { body: {} }))).toEqual([200, 200, null]);
});

describe('agreeing', () => {
  beforeAll(() => moveTo(midnight + 5 * MINUTE_MS));

  it('counts at once, is written down once, and leaves what was agreed to before', async () => {
    const client = createShopClient(shop);
    await client.register();
    await oweConsent(shop, client, 'privacyPolicy');
    const before = await consentsOf(client);
    const [first, second] = await Promise.all([
      client.call('userConsent', { body: agreed }),
      client.call('userConsent', { body: agreed }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await dueOf(client)).toEqual([]);
    expect(toldOf(await client.call('checkIn', { body: {} }))).toEqual([200, 200, null]);

    const after = await consentsOf(client);
    expect(after).toHaveLength(3);
    expect(after).toEqual(expect.arrayContaining(before));
    shop.advance(MINUTE_MS);
    expect((await client.call('userConsent', { body: agreed })).status).toBe(200);
    expect(await consentsOf(client)).toEqual(after);
  });

  it('is to both texts as they are: not to a version that is over, nor to half of them', async () => {
    const client = createShopClient(shop);
    await client.register();
    await oweConsent(shop, client, 'serviceTerms');
    const stale = await client.call('userConsent', { body: { ...agreed, serviceTerms: '0.9' } });
    expect([stale.status, stale.code]).toEqual([409, errorCodes.POLICY_CHANGED.code]);
    const malformed = [undefined, {}, { serviceTerms: agreed.serviceTerms }, { ...agreed, userId: 'someone' }];
    for (const body of malformed) expect((await client.call('userConsent', { body })).status).toBe(400);
    expect(await dueOf(client)).toMatchObject([{ document: 'serviceTerms' }]);
    expect(await consentsOf(client)).toHaveLength(2);
  });

  it('is for users', async () => {
    const guest = createShopClient(shop);
    expect((await guest.call('userConsentDue')).status).toBe(401);
    expect((await guest.call('userConsent', { body: agreed })).status).toBe(401);
  });
});

describe('without agreeing', () => {
  beforeAll(() => moveTo(midnight + 30 * MINUTE_MS));

  it('one pays for what was ordered before and follows it, and orders nothing new', async () => {
    const tea = await makeProduct(shop.services.db, { priceFen: 16_800, pieces: 9 });
    const draft = { lines: [{ skuId: tea.skuIds[0] ?? '', quantity: 1 }] };
    const { id } = await buyer.ordered(draft);
    const unwanted = await buyer.ordered(draft);
    await oweConsent(shop, buyer.client, 'privacyPolicy');

    expect(toldOf(await buyer.order(draft))).toEqual(refused);
    expect(toldOf(await buyer.payByBalance(id))).toEqual([200, 200, 'due']);
    const close = { params: { id: unwanted.id }, body: { reason: 'changedMind' } };
    expect((await buyer.client.call('orderClose', close)).status).toBe(200);
    expect(must(await buyer.client.call('orderGet', { params: { id } }))).toMatchObject({ state: 'awaitingDispatch' });

    must(await buyer.client.call('userConsent', { body: agreed }));
    expect((await buyer.order(draft)).status).toBe(200);
  });

  it('one takes the data along, logs out, and closes the account', async () => {
    const client = createShopClient(shop);
    const { phoneNumber, password } = await client.register();
    await oweConsent(shop, client, 'privacyPolicy');
    expect((await startExport(client)).status).toBe(200);
    expect((await client.call('userLogout')).status).toBe(200);
    const login = await client.call('userLogin', { body: { account: phoneNumber, password } });
    client.session = must(login);
    shop.advance(MINUTE_MS + 1000);
    const code = await askCloseCode(shop, { client, userId: userIdOf(client) });
    expect((await client.call('userClose', { body: { code } })).status).toBe(200);
  });

  const writes = (Object.entries(contract) as [EndpointName, Endpoint][])
    .filter(([, { method, caller }]) => method !== 'GET' && (caller === 'user' || caller === 'anyone'))
    .map(([name]) => name);
  /** Each begins something new: an order, a purchase, a text that others read. */
  const begins: EndpointName[] = [
    'orderCreate',
    'orderReorder',
    'cartAdd',
    'groupSeatWish',
    'wootClaim',
    'openBoxLock',
    'dropshippingCreate',
    'dropshippingOrder',
    'advertisementBook',
    'vipPurchase',
    'walletRecharge',
    'drawOnce',
    'reviewAdd',
    'reviewFollowUp',
    'celebrityApply',
    'ownPickAdd',
    'businessSubmit',
    'guideVote',
  ];

  it('nothing new is begun, whatever the input', async () => {
    const client = createShopClient(shop, { roaming: true });
    await client.register();
    await oweConsent(shop, client, 'serviceTerms');
    const found = new Set<EndpointName>();
    for (const name of writes) {
      const params = { id: '01980000-0000-7000-8000-000000000000' };
      // No endpoint knows the key: what is not refused for want of consent is refused as malformed, and does nothing.
      const reply = await client.call(name, { params, query: 'isAdmin=1' });
      expect([400, 422], name).toContain(reply.status);
      if (reply.code === errorCodes.CONSENT_DUE.code) found.add(name);
    }
    expect(begins.filter((name) => !found.has(name))).toEqual([]);
  });
});
