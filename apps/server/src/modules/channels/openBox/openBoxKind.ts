import { rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type AllowedReturns, normalKind, type Order, type OrderKind } from '../../trade/orders/index.ts';
import { buyClaim, freeClaim, getClaim, getHeld, giveBackClaim, orderClaim } from '../claims/index.ts';
import { listAcknowledged } from './locks/acknowledgements.ts';
import { getLock, listLockedPieces, listLocks, type Lock } from './locks/locks.ts';
import { catchUpPrice } from './prices/catchUpPrice.ts';
import { takeUnitReminders } from './reminders.ts';
import { addToSearch, removeFromSearch } from './search/searchRows.ts';
import { changeUnit } from './units/changeUnit.ts';
import { releaseUnit } from './units/releaseUnit.ts';
import type { Unit } from './units/Unit.ts';
import { getUnit, holdUnit } from './units/unitQueries.ts';

const acknowledgedReturns: AllowedReturns = {
  kinds: rules.afterSale.kinds,
  reasons: rules.openBox.acknowledgedReasons,
};

const notSold = { sold_at: null, sold_fen: null };

/**
 * One unit at the price of the moment of locking. The order's subject is the lock, which bears its claim's id and holds what the
 * buyer acknowledged. Units never touch the stock of their SKU.
 */
export const openBoxKind: OrderKind = {
  ...normalKind,
  channel: 'openBox',
  takesStock: false,
  // The thing is here, whatever becomes of its product; locks have a limit of their own.
  isPromised: true,
  countsTowardsLimits: false,
  countsAsUnpaid: false,
  listedIn: 'openBox',
  mayBeReordered: false,
  balanceOnlySeconds: rules.openBox.balanceOnlySeconds,
  // Others wait for it. Money of the last second finds the order closed, and goes back by itself.
  graceSeconds: 0,
  async payBy(db, { userId, subjectId, now }) {
    return (await getHeld(db, { userId, id: subjectId ?? '', now })).deadline;
  },
  async lineTerms(db, { userId, subjectId, lines, now }) {
    if (subjectId === null) throw new ShopError('NOT_FOUND');
    const lock = await getLock(db, { userId, id: subjectId });
    await getHeld(db, { userId, id: subjectId, now });
    const { skuId } = await getUnit(db, lock.unitId);
    const [line] = lines;
    if (lines.length !== 1 || line?.skuId !== skuId || line.quantity !== 1) throw new ShopError('SKU_GONE');
    return new Map([[line.lineId, { unitPriceFen: lock.priceFen }]]);
  },
  async allowedReturns(db, orders) {
    // Before it has left the house nothing is returned: the order is simply taken back.
    const sent = orders.filter(({ state }) => state !== 'awaitingDispatch');
    const allowed = new Map<string, AllowedReturns>();
    for (const [userId, own] of Map.groupBy(sent, (order) => order.userId)) {
      const lockIds = own.flatMap(({ subjectId }) => subjectId ?? []);
      const [locks, acknowledged] = [
        await listLocks(db, { userId, ids: lockIds }),
        await listAcknowledged(db, { userId, lockIds }),
      ];
      for (const { id, subjectId } of own) {
        const lock = locks.find((one) => one.id === subjectId);
        const ticked = acknowledged.filter(({ lockId }) => lockId === subjectId).length;
        if (lock && isAllAcknowledged(lock, ticked)) allowed.set(id, acknowledgedReturns);
      }
    }
    return allowed;
  },
  async exactPieces(db, orders) {
    const pieces = await listLockedPieces(db, orders.map(keyOf));
    return new Map(
      orders.flatMap(({ id, subjectId }) => {
        const piece = pieces.get(subjectId ?? '');
        return piece ? [[id, piece] as const] : [];
      }),
    );
  },
  async lock(tx, { order, to }) {
    // What leaves the house or arrives changes nothing of the unit.
    if (to === 'dispatch' || to === 'complete') return;
    await unitOfOrder(tx, order);
  },
  async onReserving(tx, { userId, subjectId, orderId, now }) {
    assert(subjectId, 'a unit is ordered by its lock');
    await orderClaim(tx, { userId, id: subjectId, orderId, now });
  },
  async onPaid(tx, { order, now }) {
    const { unit, lock } = await unitOfOrder(tx, order);
    await buyClaim(tx, { ...keyOf(order), now });
    const { priceFen, grade } = lock;
    const set = { sold_at: now, sold_fen: priceFen };
    const sold = await changeUnit(tx, {
      unit,
      step: 'sold',
      by: { kind: 'user' },
      facts: { priceFen, grade },
      set,
      now,
    });
    await removeFromSearch(tx, sold);
    await takeUnitReminders(tx, { kind: 'drop', targetId: unit.id });
    return null;
  },
  async onClosed(tx, { order, now }) {
    if (order.paidAt !== null) return; // refunded: onRefunded and onReturned have seen to the unit
    const { unit } = await unitOfOrder(tx, order);
    const { deadline } = await getClaim(tx, keyOf(order));
    await freeClaim(tx, { ...keyOf(order), now });
    await releaseUnit(tx, { unitId: unit.id, how: deadline <= now ? 'lapsed' : 'givenUp', now });
  },
  async onReturned(tx, { order, now }) {
    const { unit } = await unitOfOrder(tx, order);
    await changeUnit(tx, { unit, step: 'returned', by: { kind: 'user' }, set: notSold, now });
  },
  async onRefunded(tx, { order, wasSent, now }) {
    const { unit } = await unitOfOrder(tx, order);
    if (unit.state === 'returned') return;
    if (wasSent) {
      const facts = { words: '退款后留给了买家' };
      await changeUnit(tx, { unit, step: 'writtenOff', by: { kind: 'shop' }, facts, set: notSold, now });
      return;
    }
    const isBack = await giveBackClaim(tx, { ...keyOf(order), now });
    assert(isBack, `unit ${unit.id} can be claimed again`);
    const listed = await changeUnit(tx, { unit, step: 'unsold', by: { kind: 'user' }, set: notSold, now });
    await addToSearch(tx, listed);
    await catchUpPrice(tx, { unit: listed, stoodStill: true, now });
  },
};

/** Every one of several: then nothing is returned for what was said. Where there was nothing to say, the full right stays. */
export function isAllAcknowledged({ asked }: Pick<Lock, 'asked'>, acknowledged: number): boolean {
  return asked > 0 && acknowledged === asked;
}

function keyOf({ userId, subjectId }: Order): { userId: string; id: string } {
  assert(subjectId, 'a unit was ordered by its lock');
  return { userId, id: subjectId };
}

/** Holds the unit of an order that the caller holds. */
async function unitOfOrder(tx: Tx, order: Order): Promise<{ unit: Unit; lock: Lock }> {
  const lock = await getLock(tx, keyOf(order));
  const { unit } = await holdUnit(tx, lock.unitId);
  return { unit, lock };
}
