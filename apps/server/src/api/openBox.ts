import { type openBoxEndpoints, rules } from '@jiwu/contract';
import { acknowledge } from '../flows/openBox/acknowledge.ts';
import { lockUnit } from '../flows/openBox/lockUnit.ts';
import { describeLock } from '../flows/openBox/queries/describeLock.ts';
import { findBoughtOrder } from '../flows/openBox/queries/findBoughtOrder.ts';
import { loadFacets } from '../flows/openBox/queries/loadFacets.ts';
import { loadLock } from '../flows/openBox/queries/loadLock.ts';
import { loadMyLocks } from '../flows/openBox/queries/loadMyLocks.ts';
import { loadOrderUnits } from '../flows/openBox/queries/loadOrderUnits.ts';
import { loadUnitLive } from '../flows/openBox/queries/loadUnitLive.ts';
import { loadUnitPage } from '../flows/openBox/queries/loadUnitPage.ts';
import { releaseLock } from '../flows/openBox/releaseLock.ts';
import { remindOfUnit } from '../flows/openBox/remindOfUnit.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listOffers, listOffersOf, listSoldUnits } from '../modules/channels/openBox/index.ts';
import { violatedConstraint } from '../platform/database/violatedConstraint.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import { inScarceTurn } from './inScarceTurn.ts';

const PAGE = 20;
const OF_PRODUCT = 20;

/** Two of one user's locks at once wanted the same slot, or the same place at a unit. */
const sameSlot = new Set(['claims_one_slot', 'claims_one_place']);

export const openBoxHandlers = {
  async openBoxList({ services }, { query }) {
    const { sort = 'new', cursor, ...filters } = query;
    const now = services.clock();
    // Shelves and orders have indexes; filters beside them are looked for.
    const db = Object.keys(filters).length === 0 ? services.db.read : services.db.searching;
    const page = await listOffers(db, { filters, sort, cursor, limit: PAGE, now });
    return { ...page, now: now.toISOString() };
  },

  async openBoxFacets({ services }, { query }) {
    return await loadFacets(services.db.bundleSearching(), { filters: query, now: services.clock() });
  },

  async openBoxUnit({ services }, { query }) {
    return await loadUnitPage(services.db.read, { id: query.id, now: services.clock() });
  },

  async openBoxOfProduct({ services }, { query }) {
    const now = services.clock();
    const asked = { productId: query.id, limit: OF_PRODUCT };
    const [items, sold] = await Promise.all([
      listOffersOf(services.db.read, { ...asked, now }),
      listSoldUnits(services.db.read, asked),
    ]);
    return {
      items,
      sold: sold.map(({ soldAt, ...one }) => ({ ...one, soldAt: soldAt.toISOString() })),
      now: now.toISOString(),
    };
  },

  async openBoxLive({ services }, { params }) {
    return await loadUnitLive(services.db.read, { id: params.id, now: services.clock() });
  },

  async openBoxMine(context) {
    const { db, clock } = context.services;
    return await loadMyLocks(db.read, { userId: context.user().userId, now: clock() });
  },

  async openBoxOrderOf(context, { params }) {
    const { userId } = context.user();
    return { orderId: await findBoughtOrder(context.services.db.read, { userId, unitId: params.id }) };
  },

  async openBoxLock(context, { params }) {
    const { services } = context;
    const { userId } = context.user();
    const requestKey = context.writeRequest().key;
    const take = () =>
      inScarceTurn(`unit ${params.id}`, () =>
        context.write(async (tx) => {
          const now = services.clock();
          const { claim, lock } = await lockUnit(tx, { userId, unitId: params.id, requestKey, now });
          return { ...describeLock(claim, lock), now: now.toISOString() };
        }),
      );
    // Of those that want the same slot one is granted: after as many tries as there are slots the rest find none.
    for (let left = rules.openBox.locksAtOnce; left > 0; left -= 1) {
      try {
        return await take();
      } catch (error) {
        if (!sameSlot.has(violatedConstraint(error) ?? '')) throw error;
      }
    }
    return await take();
  },

  async openBoxLockGet(context, { params }) {
    const { db, clock } = context.services;
    return await loadLock(db.read, { userId: context.user().userId, id: params.id, now: clock() });
  },

  async openBoxAcknowledge(context, { params, body }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write((tx) => acknowledge(tx, { ...own, ...body, now: context.services.clock() }));
  },

  async openBoxRelease(context, { params }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const { claim, lock } = await releaseLock(tx, { ...own, now: context.services.clock() });
      return describeLock(claim, lock);
    });
  },

  async openBoxRemind(context, { body }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await remindOfUnit(tx, { userId, ...body, now: context.services.clock() });
      return { of: body.of };
    });
  },

  async openBoxOrders(context, { query }) {
    const { db, clock } = context.services;
    const now = clock();
    const asked = { userId: context.user().userId, orderIds: query.ids.split(','), now };
    return { items: await loadOrderUnits(db.read, asked), now: now.toISOString() };
  },
} satisfies HandlersOf<typeof openBoxEndpoints, ShopServices>;
