import type { groupPurchaseEndpoints } from '@jiwu/contract';
import { describeSeat } from '../flows/groupPurchase/queries/describeSeat.ts';
import { listCampaignPage } from '../flows/groupPurchase/queries/listCampaignPage.ts';
import { listMyGroups } from '../flows/groupPurchase/queries/listMyGroups.ts';
import { listWaitingPage } from '../flows/groupPurchase/queries/listWaitingPage.ts';
import { loadGroupPage } from '../flows/groupPurchase/queries/loadGroupPage.ts';
import { loadProductGroups } from '../flows/groupPurchase/queries/loadProductGroups.ts';
import { wishGroupSeat } from '../flows/groupPurchase/wishGroupSeat.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { changeIfLate, getSeat, groupTurn } from '../modules/channels/groupPurchase/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import { inScarceTurn } from './inScarceTurn.ts';

export const groupPurchaseHandlers = {
  async groupCampaignList({ services }, { query }) {
    const { category, cursor } = query;
    return await listCampaignPage(services.db.read, { category, cursor, now: services.clock() });
  },

  async groupList({ services }, { query }) {
    return await listWaitingPage(services.db.read, { query, now: services.clock() });
  },

  async groupOfProduct({ services }, { params }) {
    return await loadProductGroups(services.db.read, { productId: params.id, now: services.clock() });
  },

  async groupGet(context, { params }) {
    const { db, clock } = context.services;
    return await loadGroupPage(db.read, { id: params.id, userId: context.caller?.userId ?? null, now: clock() });
  },

  async groupSeatWish(context, { body }) {
    const { userId } = context.user();
    const now = context.services.clock();
    const turn = body.groupId === undefined ? null : groupTurn(body.groupId);
    return await inScarceTurn(turn, () =>
      context.write(async (tx) => {
        const seat = await wishGroupSeat(tx, { userId, ...body, now });
        return await describeSeat(tx, { seat, now });
      }),
    );
  },

  async groupSeatGet(context, { params }) {
    const { db, clock } = context.services;
    const seat = await getSeat(db.read, { userId: context.user().userId, id: params.id });
    return await describeSeat(db.read, { seat, now: clock() });
  },

  async groupSeatChange(context, { params, body }) {
    const key = { userId: context.user().userId, id: params.id };
    const now = context.services.clock();
    return await context.write(async (tx) => {
      await getSeat(tx, key);
      await changeIfLate(tx, { ...key, ifLate: body.ifLate });
      return await describeSeat(tx, { seat: await getSeat(tx, key), now });
    });
  },

  async groupMine(context, { query }) {
    const { db, clock } = context.services;
    return await listMyGroups(db.read, { userId: context.user().userId, query, now: clock() });
  },
} satisfies HandlersOf<typeof groupPurchaseEndpoints, ShopServices>;
