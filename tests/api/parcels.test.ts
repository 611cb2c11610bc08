import type { Order } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweeps } from '../../apps/server/src/composition/jobHandlers.ts';
import { liveChannels } from '../../apps/server/src/platform/live/liveChannels.ts';
import {
  applyTracking,
  createParcel,
  leaseDueParcels,
  listParcels,
  type Parcel,
} from '../../apps/server/src/modules/trade/parcels/index.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { type MadeOrder, makeOrder } from '../support/makeOrder.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const TIMEOUT_MS = 1000;

let shop: TestShop;
let userId: string;
beforeAll(async () => {
  shop = await startTestShop({ GATEWAY_TIMEOUT_MS: String(TIMEOUT_MS) });
  await createShopClient(shop).register();
  ({ id: userId } = await shop.services.db.read.selectFrom('users').select('id').executeTakeFirstOrThrow());
});
afterEach(() => shop.sandbox.post('/control/logistics/fault', { fault: null }));
afterAll(() => shop.stop());

let lastNumber = 78900000000000;
const newNumber = () => String((lastNumber += 1));

interface Sending {
  readonly orderId?: string;
  readonly carrier?: string;
  readonly trackingNo?: string;
  readonly direction?: 'out' | 'return';
  readonly phoneNumber?: string;
}

const send = ({ orderId = newId(), carrier = 'zto', trackingNo = newNumber(), ...rest }: Sending = {}) =>
  shop.services.db.transact((tx) =>
    createParcel(tx, {
      userId,
      orderId,
      direction: 'out',
      carrier,
      trackingNo,
      lines: [{ lineId: newId(), quantity: 2 }],
      now: shop.services.clock(),
      ...rest,
    }),
  );
const look = async ({ orderId }: { orderId: string }): Promise<Parcel> => {
  const [parcel] = await listParcels(shop.services.db.read, { userId, orderId });
  if (!parcel) throw new Error('no parcel');
  return parcel;
};
const asking = async ({ id }: { id: string }) =>
  await shop.services.db.read
    .selectFrom('parcels')
    .select(['asked_times', 'ask_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const waitOf = async (parcel: { id: string }) =>
  ((await asking(parcel)).ask_at?.getTime() ?? 0) - shop.services.clock().getTime();
/** As the worker runs it. */
const sweep = async () => {
  for (const one of sweeps.filter(({ name }) => name === 'parcels to ask about')) await one.run(shop.services);
};
const advance = (parcel: Parcel, to: string) =>
  shop.sandbox.post('/control/logistics/advance', { trackingNo: parcel.trackingNo, to });
const refusalOf = (sending: Sending) =>
  send(sending).then(
    () => 'sent',
    (error: { errorCode?: string }) => error.errorCode,
  );

describe('a parcel', () => {
  it('is numbered within its order, also when several are sent at once, and lists what is in it', async () => {
    const orderId = newId();
    const sent = await Promise.all([
      send({ orderId }),
      send({ orderId, carrier: 'sf', trackingNo: 'sf 1234 5678 90123', phoneNumber: '13800006024' }),
      send({ orderId, direction: 'return' }),
    ]);
    expect(new Set(sent.map(({ no }) => no))).toEqual(new Set([1, 2, 3]));
    const listed = await listParcels(shop.services.db.read, { userId, orderId });
    expect(listed.map(({ no }) => no)).toEqual([1, 2, 3]);
    expect(listed.find(({ carrier }) => carrier === 'sf')).toMatchObject({
      carrierName: '顺丰速运',
      trackingNo: 'SF1234567890123',
      phoneTail: '6024',
      state: 'sent',
      deliveredAt: null,
      events: [],
      lines: [{ quantity: 2 }],
    });
    expect(await listParcels(shop.services.db.read, { userId: newId(), orderId })).toEqual([]);
  });

  it('has a carrier that we know, a number that is that carrier’s, and no other parcel’s number', async () => {
    expect(await refusalOf({ carrier: 'pigeon' })).toBe('CARRIER_UNKNOWN');
    expect(await refusalOf({ carrier: 'constructor' })).toBe('CARRIER_UNKNOWN');
    expect(await refusalOf({ carrier: 'jd' })).toBe('CARRIER_UNKNOWN');
    const { trackingNo } = await send();
    expect(await refusalOf({ trackingNo })).toBe('TRACKING_NO_TAKEN');
    // Another carrier may use the same number.
    expect(await refusalOf({ trackingNo, carrier: 'yto' })).toBe('sent');
  });
});

describe('what the carrier says', () => {
  const minutes = (count: number) => new Date(Date.parse('2026-11-15T00:00:00Z') + count * 60_000);
  const event = (state: Parcel['state'], at: number, description: string = state) => ({
    at: minutes(at),
    place: '杭州市',
    description,
    state,
  });
  const apply = (parcel: Parcel, state: Parcel['state'] | null, events: ReturnType<typeof event>[]) =>
    shop.services.db.transact((tx) =>
      applyTracking(tx, { parcel, answer: { state, events }, now: shop.services.clock() }),
    );

  it('is kept once, newest first, and delivers once', async () => {
    const parcel = await send();
    const answer = [event('delivered', 3), event('delivering', 2), event('sent', 1)];
    expect(await apply(parcel, 'delivered', answer)).toEqual({ becameDelivered: true, changed: true });
    expect(await apply(parcel, 'delivered', answer)).toEqual({ becameDelivered: false, changed: false });
    const after = await look(parcel);
    expect(after).toMatchObject({ state: 'delivered', deliveredAt: minutes(3) });
    expect(after.events).toEqual(answer);
    expect((await asking(parcel)).ask_at).toBeNull();
  });

  it('at one moment stays in the order in which the carrier said it', async () => {
    const parcel = await send();
    const answer = [event('delivering', 1, 'b'), event('inTransit', 1, 'c'), event('sent', 1, 'a')];
    await apply(parcel, 'delivering', answer);
    expect((await look(parcel)).events.map(({ description }) => description)).toEqual(['b', 'c', 'a']);
  });

  it('late moves nothing back, but is kept', async () => {
    const parcel = await send();
    await apply(parcel, 'delivering', [event('delivering', 5), event('sent', 1)]);
    const late = [event('inTransit', 3), event('sent', 1)];
    expect(await apply(parcel, 'inTransit', late)).toEqual({ becameDelivered: false, changed: true });
    expect(await apply(parcel, null, [])).toEqual({ becameDelivered: false, changed: false });
    expect(await apply(parcel, 'sent', [])).toEqual({ becameDelivered: false, changed: false });
    const after = await look(parcel);
    expect(after.state).toBe('delivering');
    expect(after.events.map(({ state }) => state)).toEqual(['delivering', 'inTransit', 'sent']);
    // A newer event may lead back: the recipient was not at home.
    await apply(parcel, 'inTransit', [event('inTransit', 7, '派送未成功，退回网点')]);
    expect((await look(parcel)).state).toBe('inTransit');
  });

  it('after a delivery changes nothing any more', async () => {
    const parcel = await send();
    await apply(parcel, 'delivered', [event('delivered', 5)]);
    expect((await apply(parcel, 'problem', [event('problem', 9)])).becameDelivered).toBe(false);
    expect((await look(parcel)).state).toBe('delivered');
  });

  it('said to many at once is taken in once', async () => {
    const parcel = await send();
    const answer = [event('delivered', 3), event('sent', 1)];
    const all = await Promise.all(Array.from({ length: 6 }, () => apply(parcel, 'delivered', answer)));
    expect(all.filter(({ becameDelivered }) => becameDelivered)).toHaveLength(1);
    expect((await look(parcel)).events).toHaveLength(2);
  });

  it('is only added to', async () => {
    await expect(shop.owner.transact((tx) => sql`update parcel_events set place = ''`.execute(tx))).rejects.toThrow(
      'is only added to',
    );
  });
});

describe('the worker', () => {
  it('asks until it is delivered, and tells whoever watches the order', async () => {
    const parcel = await send({ carrier: 'sf', trackingNo: 'SF9876543210123', phoneNumber: '13800006024' });
    const heard: string[] = [];
    const leave = await shop.services.live.subscribe(liveChannels.order(parcel.orderId), (message) =>
      heard.push(message),
    );
    await expect.poll(() => shop.services.live.isConnected()).toBe(true);
    await sweep();
    expect(await look(parcel)).toMatchObject({ state: 'sent', events: [{ place: '杭州市' }] });
    await expect.poll(() => heard.filter((message) => message === 'changed')).toHaveLength(1);

    await advance(parcel, 'delivering');
    await sweep(); // not due yet
    expect((await look(parcel)).state).toBe('sent');
    shop.advance(5000);
    await sweep();
    expect(await look(parcel)).toMatchObject({ state: 'delivering' });

    await advance(parcel, 'delivered');
    shop.advance(5000);
    await sweep();
    expect(await look(parcel)).toMatchObject({ state: 'delivered', deliveredAt: expect.any(Date) });
    await expect.poll(() => heard.filter((message) => message === 'changed')).toHaveLength(3);
    expect((await asking(parcel)).ask_at).toBeNull();
    leave();
  });

  it('tells the buyer to confirm what has arrived, unless they have', async () => {
    const client = createShopClient(shop, { roaming: true });
    await client.register();
    const titles = async () => {
      const { items } = (await client.call('noticeList')).data as { items: { title: string }[] };
      return items.map(({ title }) => title).filter((title) => title === '包裹已签收');
    };
    const arrive = async (order: MadeOrder) => {
      const [parcel] = await listParcels(shop.services.db.read, { userId: order.userId, orderId: order.id });
      if (!parcel) throw new Error('no parcel');
      await sweep();
      await advance(parcel, 'delivered');
      shop.advance(5000);
      await sweep();
      const { data } = await client.call('orderGet', { params: { id: order.id } });
      expect((data as Order).parcels).toMatchObject([{ state: 'delivered' }]);
    };
    await arrive(await makeOrder(shop, client, { state: 'completed' }));
    expect(await titles()).toEqual([]);
    await arrive(await makeOrder(shop, client, { state: 'sent' }));
    expect(await titles()).toEqual(['包裹已签收']);
  });

  it('asks seldomer while nothing is new, sooner after news, and at last no more', async () => {
    const parcel = await send();
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      await sweep();
      const wait = await waitOf(parcel);
      waits.push(Math.round(wait / 1000));
      shop.advance(wait);
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60, 60]);
    await advance(parcel, 'inTransit');
    await sweep();
    expect(Math.round((await waitOf(parcel)) / 1000)).toBe(5);
    shop.advance(61 * DAY_MS);
    await sweep();
    expect((await asking(parcel)).ask_at).toBeNull();
  });

  it.each(['busy', 'html', 'cut', 'hang'])('asks again after a service that is %s', async (fault) => {
    const parcel = await send();
    await shop.sandbox.post('/control/logistics/fault', { fault });
    await sweep();
    expect(await look(parcel)).toMatchObject({ state: 'sent', events: [] });
    expect(await waitOf(parcel)).toBeGreaterThan(3000);
    await shop.sandbox.post('/control/logistics/fault', { fault: null });
    shop.advance(5000);
    await sweep();
    expect((await look(parcel)).events).toHaveLength(1);
  });

  it('of two, one asks', async () => {
    const parcels = await Promise.all(Array.from({ length: 12 }, () => send()));
    const lease = () =>
      shop.services.db.transact((tx) => leaseDueParcels(tx, { now: shop.services.clock(), leaseMs: 60_000, limit: 5 }));
    const taken = (await Promise.all([lease(), lease(), lease(), lease()])).flat().map(({ id }) => id);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.toSorted()).toEqual(expect.arrayContaining(parcels.map(({ id }) => id).toSorted()));
  });
});

it('the carriers are there for everyone, and may be kept', async () => {
  const reply = await createShopClient(shop).call('orderCarriers');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(reply.data).toEqual({
    items: [
      { id: 'sf', name: '顺丰速运' },
      { id: 'zto', name: '中通快递' },
      { id: 'yto', name: '圆通速递' },
      { id: 'sto', name: '申通快递' },
      { id: 'yunda', name: '韵达快递' },
      { id: 'jd', name: '京东物流' },
      { id: 'ems', name: 'EMS' },
    ],
  });
});
