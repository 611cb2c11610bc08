import type { Answer, groupPurchaseEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { findSeatIn, getGroup, isMember, type Seat } from '../../../modules/channels/groupPurchase/index.ts';
import { listShopRefunds } from '../../../modules/trade/afterSale/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeShopRefund } from './describeShopRefund.ts';
import { findOrderedSku } from './findOrderedSku.ts';

type MySeat = NonNullable<Answer<(typeof groupPurchaseEndpoints)['groupGet']>['mine']>;

interface Input {
  readonly groupId: string;
  readonly userId: string;
  readonly now: Date;
}

/** What a user had to do with a group last, and where their money is; null for whoever never took a seat in it. */
export async function describeMySeat(db: Reader, { groupId, userId, now }: Input): Promise<MySeat | null> {
  const seat = await findSeatIn(db, { userId, groupId });
  if (!seat) return null;
  const { orderId } = seat;
  assert(orderId, 'a seat that is taken has its order');
  const state = stateOf(seat, { groupId, now });
  const own = seat.missedGroupId === groupId ? await getGroup(db, seat.groupId ?? '') : null;
  const [refunds, skuId] = await Promise.all([
    listShopRefunds(db, { userId, orderIds: [orderId] }),
    findOrderedSku(db, seat),
  ]);
  return {
    state,
    isLeader: own ? false : seat.isLeader,
    orderId,
    skuId,
    payBy: state === 'held' ? (seat.heldUntil?.toISOString() ?? null) : null,
    ifLate: seat.ifLate,
    ownGroup: own && { id: own.id, no: own.no },
    refund: describeShopRefund(refunds.get(orderId)),
  };
}

/** A seat is held by its deadline, not by its state: others may take it from then on, though its order is closed a little later. */
function stateOf(seat: Seat, { groupId, now }: { groupId: string; now: Date }): MySeat['state'] {
  if (seat.groupId !== groupId) return 'late';
  if (seat.state === 'lapsed') return 'lapsed';
  if (seat.state === 'held') return seat.heldUntil !== null && seat.heldUntil > now ? 'held' : 'lapsed';
  return isMember(seat) ? 'paid' : 'late';
}
