import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type GroupCampaign, isRunning } from '../campaigns/GroupCampaign.ts';
import { getGroup, hasFreeSeat } from '../groups/groupQueries.ts';
import type { Group } from '../groups/Group.ts';
import type { Seat } from './Seat.ts';
import { readOwnBuying, sumPieces } from './seatQueries.ts';

interface Wanted {
  readonly seat: Seat;
  readonly campaign: GroupCampaign;
  /** Held by the caller when the seat is about to be taken. Not given: read here. */
  readonly group?: Group | null;
  readonly pieces: number;
  readonly now: Date;
}

/**
 * Every rule about who may take a seat. The quote asks it to tell early; the order asks again with the locks in its hands, and that
 * answer counts.
 */
export async function assertMayBuy(db: Reader, { seat, campaign, pieces, now, ...held }: Wanted): Promise<void> {
  if (seat.state !== 'wished') throw new ShopError('GROUP_SEAT_USED');
  const { userId, campaignId } = seat;
  if (seat.groupId === null) {
    if (!isRunning(campaign, now)) throw new ShopError('GROUP_CLOSED');
  } else {
    const group = held.group ?? (await getGroup(db, seat.groupId));
    if (group.state === 'full') throw new ShopError('GROUP_FULL');
    if (group.state !== 'open' || group.endsAt <= now) throw new ShopError('GROUP_OVER');
    if (!(await hasFreeSeat(db, { group, except: null, now }))) throw new ShopError('GROUP_FULL');
  }
  const { place, pieces: own } = await readOwnBuying(db, { userId, campaignId });
  if (place)
    throw new ShopError(place.state === 'paid' ? 'GROUP_MEMBER' : 'GROUP_SEAT_HELD', {}, { orderId: place.orderId });
  if (own + pieces > campaign.limitPerUser) {
    throw new ShopError('GROUP_LIMIT', {}, { left: Math.max(0, campaign.limitPerUser - own) });
  }
  if (campaign.totalPieces === null) return;
  const all = (await sumPieces(db, [campaignId])).get(campaignId) ?? 0;
  if (all + pieces > campaign.totalPieces) {
    throw new ShopError('GROUP_SOLD_OUT', {}, { left: Math.max(0, campaign.totalPieces - all) });
  }
}
