import { errorCodes, rules } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePriceOf } from '../support/changePriceOf.ts';
import { sweepExpired } from '../../apps/server/src/jobs/sweepExpired.ts';
import { addSkus, removeOrdered } from '../../apps/server/src/modules/trade/cart/index.ts';
import { setProductState } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { type CartClient, cartClient, makeUmbrella, signedInCart } from '../support/cartClient.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const product = (wish: Parameters<typeof makeProduct>[1] = {}) => makeProduct(shop.services.db, wish);

const signedIn = () => signedInCart(shop);
const coloured = (pieces: readonly [number, number]) => makeUmbrella(shop, pieces);

describe('a cart before login', () => {
  it('belongs to a browser id and a key together', async () => {
    const { skuIds } = await product();
    const guest = cartClient(shop);
    expect(await guest.add(skuIds[0], 2)).toMatchObject({ quantity: 2, added: 2, count: { kinds: 1, pieces: 2 } });
    const [line] = (await guest.list()).lines;
    expect(line).toMatchObject({ skuId: skuIds[0], quantity: 2, isChosen: true, priceFen: 16_800, state: 'available' });
    // The same device elsewhere: an equal fingerprint is not enough, and neither is the key alone.
    const other = cartClient(shop);
    const headers = { anonymous: guest.client.browserId };
    expect((await other.call('cartList', { headers })).data).toMatchObject({ lines: [] });
    expect((await other.call('cartList', { headers: { 'Cart-Key': guest.cartKey } })).data).toMatchObject({
      lines: [],
    });
    expect((await other.change(line?.id, { quantity: 1 })).status).toBe(404);
    await other.call('cartRemove', { body: { ids: [line?.id] } });
    await other.call('cartChoose', { body: { ids: [line?.id], isChosen: false } });
    expect((await guest.list()).lines).toEqual([line]);
  });

  it('needs a key to put something in, and none to look', async () => {
    const { skuIds } = await product();
    const guest = cartClient(shop);
    for (const key of ['', 'short', `${'x'.repeat(30)}/`]) {
      const headers = { 'Cart-Key': key };
      const reply = await guest.call('cartAdd', { headers, body: { skuId: skuIds[0], quantity: 1 } });
      expect([reply.status, reply.code]).toEqual([422, errorCodes.CART_KEY_MISSING.code]);
      expect((await guest.call('cartCount', { headers })).data).toEqual({ kinds: 0, pieces: 0 });
      expect((await guest.call('cartList', { headers })).data).toMatchObject({ lines: [], price: null });
    }
  });

  it('is forgotten after 90 days without a change, a user’s is not', async () => {
    const { skuIds } = await product();
    const [guest, user] = [cartClient(shop), await signedIn()];
    await guest.add(skuIds[0]);
    await user.add(skuIds[0]);
    const later = { ...shop.services, clock: () => new Date(Date.now() + 91 * DAY_MS) };
    await sweepExpired({ ...shop.services, clock: () => new Date(Date.now() + 89 * DAY_MS) });
    expect((await guest.list()).lines).toHaveLength(1);
    await user.client.register();
    await user.add(skuIds[0]);
    await sweepExpired(later);
    expect((await guest.list()).lines).toHaveLength(0);
    const { rows } = await sql<{ guests: number; users: number }>`
      select count(*) filter (where user_id is null)::int as guests,
        count(*) filter (where user_id is not null)::int as users from carts`.execute(shop.services.db.read);
    expect(rows[0]?.guests).toBe(0);
    expect(rows[0]?.users).toBeGreaterThan(0);
  });
});

describe('adding', () => {
  it('puts pieces on top of the line that is there, and the same request counts once', async () => {
    const { skuIds } = await product();
    const user = await signedIn();
    await user.add(skuIds[0], 2);
    const headers = { 'Idempotency-Key': newId() };
    const again = () => user.call('cartAdd', { headers, body: { skuId: skuIds[0], quantity: 3 } });
    const [first, second] = [await again(), await again()];
    expect(second.data).toEqual(first.data);
    expect(first.data).toMatchObject({ quantity: 5, added: 3, limitedBy: null, count: { kinds: 1, pieces: 5 } });
  });

  it('stops at what there is and at what one person may have, and says which', async () => {
    const few = await product({ pieces: 3 });
    const limited = await product({ pieces: 10, limitPerUser: 2 });
    const user = await signedIn();
    expect(await user.add(few.skuIds[0], 5)).toMatchObject({ quantity: 3, added: 3, limitedBy: 'stock' });
    expect(await user.add(few.skuIds[0], 1)).toMatchObject({ quantity: 3, added: 0, limitedBy: 'stock' });
    expect(await user.add(limited.skuIds[0], 5)).toMatchObject({ quantity: 2, added: 2, limitedBy: 'limit' });
  });

  it('refuses what is sold out, gone or never was', async () => {
    const soldOut = await product({ pieces: 0 });
    const gone = await product();
    const { db, clock } = shop.services;
    await db.transact((tx) => setProductState(tx, { productId: gone.id, state: 'offSale', now: clock() }));
    const user = await signedIn();
    const codes = [];
    for (const skuId of [soldOut.skuIds[0], gone.skuIds[0], newId()]) {
      codes.push((await user.call('cartAdd', { body: { skuId, quantity: 1 } })).code);
    }
    expect(codes).toEqual([errorCodes.SKU_SOLD_OUT.code, errorCodes.SKU_GONE.code, errorCodes.SKU_GONE.code]);
    for (const quantity of [0, -1, 1.5, rules.cart.maxQuantity + 1, '2']) {
      expect((await user.call('cartAdd', { body: { skuId: newId(), quantity } })).status).toBe(400);
    }
    expect((await user.list()).lines).toEqual([]);
  });

  it('takes 120 kinds and no more', async () => {
    const colours = Array.from({ length: rules.cart.kinds + 1 }, (_, index) => `色${index}`);
    const { id, skuIds } = await product({
      options: [{ name: '颜色', values: colours.map((value) => ({ value, swatch: null, pictureId: null })) }],
      skus: colours.map((value) => ({ optionValues: [value] })),
    });
    const user = await signedIn();
    const { db, clock } = shop.services;
    const [, ...most] = skuIds;
    const { userId } = await sql<{ userId: string }>`select id as "userId" from users order by created_at desc limit 1`
      .execute(db.read)
      .then(({ rows }) => rows[0] ?? { userId: '' });
    const lines = most.map((skuId) => ({ skuId, productId: id, sourceId: null, quantity: 1, priceFen: 100 }));
    await db.transact((tx) => addSkus(tx, { userId, lines, now: clock() }));
    const refused = await user.call('cartAdd', { body: { skuId: skuIds[0], quantity: 1 } });
    expect([refused.status, refused.code]).toEqual([422, errorCodes.CART_FULL.code]);
    // In the order in which they were given, as few statements as for one.
    const reply = await user.call('cartList');
    const shown = (reply.data as Awaited<ReturnType<CartClient['list']>>).lines;
    expect(shown.map(({ skuId }) => skuId)).toEqual(most);
    expect(Number(reply.headers.get('x-sql-statements'))).toBe(8);
    await db.transact((tx) => removeOrdered(tx, { userId, lines: lines.slice(0, 100) }));
    expect((await user.call('cartCount')).data).toEqual({ kinds: 20, pieces: 20 });
  });
});

describe('a line', () => {
  it('changes its quantity within what there is', async () => {
    const { skuIds } = await product({ pieces: 4 });
    const user = await signedIn();
    const { id } = await user.add(skuIds[0]);
    expect((await user.change(id, { quantity: 3 })).data).toMatchObject({ quantity: 3, limitedBy: null });
    expect((await user.change(id, { quantity: 9 })).data).toMatchObject({ quantity: 4, limitedBy: 'stock' });
    expect((await user.change(id, { quantity: 0 })).status).toBe(400);
  });

  it('changes its SKU in place, and joins the line that has it already', async () => {
    const { skuIds } = await coloured([5, 4]);
    const other = await product();
    const user = await signedIn();
    const { id } = await user.add(skuIds[0], 2);
    await user.add(other.skuIds[0]);
    expect((await user.change(id, { skuId: other.skuIds[0] })).code).toBe(errorCodes.SKU_GONE.code);
    expect((await user.change(id, { skuId: newId() })).code).toBe(errorCodes.SKU_GONE.code);
    await user.change(id, { skuId: skuIds[1] });
    expect((await user.list()).lines.map((line) => [line.id, line.skuId, line.skuLabel, line.quantity])[1]).toEqual([
      id,
      skuIds[1],
      '雾灰',
      2,
    ]);
    const back = await user.add(skuIds[0], 3);
    const joined = await user.change(back.id, { skuId: skuIds[1] });
    expect(joined.data).toMatchObject({ id: back.id, quantity: 4, limitedBy: 'stock', count: { kinds: 2, pieces: 5 } });
  });

  it('is somebody’s own: guests and others are told it does not exist', async () => {
    const { skuIds } = await product();
    const [owner, stranger, guest] = [await signedIn(), await signedIn(), cartClient(shop)];
    const { id } = await owner.add(skuIds[0], 2);
    for (const someone of [stranger, guest]) {
      expect((await someone.change(id, { quantity: 1 })).status).toBe(404);
      await someone.call('cartRemove', { body: { ids: [id] } });
      await someone.call('cartRestore', { body: { ids: [id] } });
    }
    expect((await owner.list()).lines).toMatchObject([{ id, quantity: 2 }]);
  });

  it('is chosen or left, alone or with all', async () => {
    const skuIds = [(await product()).skuIds[0], (await product()).skuIds[0]];
    const user = await signedIn();
    const first = await user.add(skuIds[0]);
    await user.add(skuIds[1]);
    const chosen = async () => (await user.list()).lines.map(({ isChosen }) => isChosen);
    await user.call('cartChoose', { body: { ids: [first.id], isChosen: false } });
    expect(await chosen()).toEqual([true, false]);
    await user.call('cartChoose', { body: { isChosen: false } });
    expect(await chosen()).toEqual([false, false]);
    expect((await user.list()).price).toBeNull();
    await user.change(first.id, { isChosen: true });
    expect(await chosen()).toEqual([false, true]);
  });

  it('is taken out, and put back as it was for ten minutes', async () => {
    const skuIds = [(await product()).skuIds[0] ?? '', (await product()).skuIds[0] ?? ''] as const;
    const guest = cartClient(shop);
    const first = await guest.add(skuIds[0], 2);
    await guest.add(skuIds[1]);
    await changePriceOf(shop.services, { skuId: skuIds[0], priceFen: 15_000, vipPriceFen: null, now: new Date() });
    expect((await guest.call('cartRemove', { body: { ids: [first.id, newId()] } })).data).toEqual({
      kinds: 1,
      pieces: 1,
    });
    expect((await guest.list()).lines).toHaveLength(1);
    expect((await guest.call('cartRestore', { body: { ids: [first.id] } })).data).toEqual({ kinds: 2, pieces: 3 });
    expect((await guest.list()).lines[1]).toMatchObject({ id: first.id, quantity: 2, addedPriceFen: 16_800 });
    // Put in anew after being taken out, it begins anew.
    await guest.call('cartRemove', { body: { ids: [first.id] } });
    expect(await guest.add(skuIds[0])).toMatchObject({ quantity: 1 });
    expect((await guest.list()).lines[0]).toMatchObject({ quantity: 1, addedPriceFen: 15_000 });
    const now = (await guest.list()).lines[0];
    await guest.call('cartRemove', { body: { ids: [now?.id] } });
    shop.advance(11 * 60 * 1000);
    await guest.call('cartRestore', { body: { ids: [now?.id] } });
    expect((await guest.list()).lines).toHaveLength(1);
  });
});
