import { rules } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { normalKind, type OrderKind } from '../../trade/orders/index.ts';
import { getGroupCampaign } from './campaigns/campaignQueries.ts';
import { getGroup } from './groups/groupQueries.ts';
import { groupTurn } from './groups/groupTurn.ts';
import { assertMayBuy } from './seats/assertMayBuy.ts';
import { closeSeat } from './seats/closeSeat.ts';
import { fillGroup } from './seats/fillGroup.ts';
import { giveBackPieces } from './seats/giveBackPieces.ts';
import { holdSeat } from './seats/holdSeat.ts';
import { lockForPayment } from './seats/lockForPayment.ts';
import { getSeat } from './seats/seatQueries.ts';
import { takeSeat } from './seats/takeSeat.ts';
import { tellFull } from './tell/tellFull.ts';
import { tellJoined } from './tell/tellJoined.ts';

/** An order that holds a seat in a group and waits for the others. Its subject is the seat. */
export const groupPurchaseKind: OrderKind = {
  ...normalKind,
  channel: 'groupPurchase',
  paidInto: 'awaitingGroup',
  async turnOf(db, { userId, subjectId }) {
    if (subjectId === null) return null;
    const { groupId } = await getSeat(db, { userId, id: subjectId });
    return groupId === null ? null : groupTurn(groupId);
  },
  async payBy(db, { userId, subjectId, now }) {
    const { groupId } = await getSeat(db, { userId, id: subjectId ?? '' });
    const asLong = now.getTime() + rules.groupPurchase.seatMinutes * MINUTE_MS;
    if (groupId === null) return new Date(asLong);
    const { endsAt } = await getGroup(db, groupId);
    return new Date(Math.min(asLong, endsAt.getTime()));
  },
  async lineTerms(db, { userId, subjectId, lines, now }) {
    if (subjectId === null) throw new ShopError('INVALID_INPUT', { fields: ['subjectId'] });
    const seat = await getSeat(db, { userId, id: subjectId });
    const campaign = await getGroupCampaign(db, seat.campaignId);
    const [line, another] = lines;
    if (!line || another) throw new ShopError('GROUP_ONE_SKU');
    const sku = campaign.skus.find(({ skuId }) => skuId === line.skuId);
    if (!sku) throw new ShopError('SKU_GONE', {}, { skuId: line.skuId });
    await assertMayBuy(db, { seat, campaign, pieces: line.quantity, now });
    const unitPriceFen = seat.isLeader ? (sku.leaderPriceFen ?? sku.priceFen) : sku.priceFen;
    return new Map([[line.lineId, { unitPriceFen }]]);
  },
  async lock(tx, { order, to }) {
    // Closing and refunding touch only their own seat, and take the stock after this: who makes an order takes it before the group.
    if (to === 'pay') await lockForPayment(tx, order);
  },
  async onCreated(tx, { order, lines, now }) {
    const [line] = await lines();
    await holdSeat(tx, { order, pieces: line?.quantity ?? 0, now });
  },
  async onPaid(tx, { order, lines, now }) {
    const { group } = await takeSeat(tx, { order, now });
    if (!group) return null;
    const [line] = await lines();
    const told = { group, order, skuId: line?.skuId ?? '', now };
    if (group.state !== 'full') {
      await tellJoined(tx, told);
      return null;
    }
    const filled = await fillGroup(tx, { group, order, now });
    await tellFull(tx, { ...told, memberIds: filled.memberIds });
    return filled.order;
  },
  onClosed: (tx, { order, now }) => closeSeat(tx, { order, now }),
  onRefunded: (tx, { order, pieces }) =>
    giveBackPieces(tx, { order, pieces: pieces.reduce((sum, { quantity }) => sum + quantity, 0) }),
};
