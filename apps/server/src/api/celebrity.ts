import type { celebrityEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { apply } from '../flows/celebrity/apply.ts';
import { followCelebrity } from '../flows/celebrity/followCelebrity.ts';
import { addOwnPick } from '../flows/celebrity/addOwnPick.ts';
import { changeOwnPick } from '../flows/celebrity/changeOwnPick.ts';
import { endOwnPick } from '../flows/celebrity/endOwnPick.ts';
import { orderOwnPicks } from '../flows/celebrity/orderOwnPicks.ts';
import { describeApplication } from '../flows/celebrity/queries/describeApplication.ts';
import { describeOwnPicks } from '../flows/celebrity/queries/describeOwnPicks.ts';
import { loadCelebrityList } from '../flows/celebrity/queries/loadCelebrityList.ts';
import { loadCelebrityPage } from '../flows/celebrity/queries/loadCelebrityPage.ts';
import { loadMyCelebrities } from '../flows/celebrity/queries/loadMyCelebrities.ts';
import { loadPick } from '../flows/celebrity/queries/loadPick.ts';
import { loadPicks } from '../flows/celebrity/queries/loadPicks.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import {
  findCelebrityOf,
  listAllPicks,
  listApplications,
  type Pick,
  withdrawApplication,
} from '../modules/channels/celebrity/index.ts';
import type { Tx } from '../platform/database/Tx.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const OWN_PICKS = 200;

export const celebrityHandlers = {
  async celebrityList({ services }, { query }) {
    const { category, cursor } = query;
    return await loadCelebrityList(services.db.read, { category, cursor, now: services.clock() });
  },

  async celebrityGet({ services }, { query }) {
    return await loadCelebrityPage(services.db.read, { id: query.id, now: services.clock() });
  },

  async celebrityPicks({ services }, { query }) {
    const { id, shelf, cursor } = query;
    return await loadPicks(services.db.read, { id, shelf, cursor, now: services.clock() });
  },

  async celebrityPick({ services }, { query: { id } }) {
    return await loadPick(services.db.read, { id, now: services.clock() });
  },

  async celebrityMine(context) {
    return await loadMyCelebrities(context.services.db.read, context.user().userId);
  },

  async celebrityFollow(context, { params, body }) {
    const { userId } = context.user();
    const wish = { userId, celebrityId: params.id, wantsNews: body.wantsNews };
    return await context.write((tx) => followCelebrity(tx, { ...wish, now: context.services.clock() }));
  },

  async celebrityUnfollow(context, { params }) {
    const wish = { userId: context.user().userId, celebrityId: params.id, wantsNews: null };
    return await context.write((tx) => followCelebrity(tx, { ...wish, now: context.services.clock() }));
  },

  async celebrityApply(context, { body }) {
    const { userId } = context.user();
    return await context.write(async (tx) =>
      describeApplication(await apply(tx, { userId, words: body, now: context.services.clock() })),
    );
  },

  async celebrityApplications(context) {
    const items = await listApplications(context.services.db.read, context.user().userId);
    return { items: items.map(describeApplication) };
  },

  async celebrityApplicationWithdraw(context, { params }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) =>
      describeApplication(await withdrawApplication(tx, { ...own, now: context.services.clock() })),
    );
  },

  async ownPickList(context) {
    const { db, clock } = context.services;
    const own = await findCelebrityOf(db.read, context.user().userId);
    if (!own) return { celebrityId: null, state: null, items: [] };
    const picks = await listAllPicks(db.read, { celebrityId: own.id, limit: OWN_PICKS });
    return {
      celebrityId: own.id,
      state: own.state,
      items: await describeOwnPicks(db.read, { picks, now: clock() }),
    };
  },

  async ownPickAdd(context, { body: { productId, ...words } }) {
    return await writePick(context, (tx, by) => addOwnPick(tx, { ...by, productId, words }));
  },

  async ownPickChange(context, { params, body: { version, ...words } }) {
    return await writePick(context, (tx, by) => changeOwnPick(tx, { ...by, ...params, version, words }));
  },

  async ownPickEnd(context, { params }) {
    return await writePick(context, (tx, by) => endOwnPick(tx, { ...by, ...params }));
  },

  async ownPickOrder(context, { body }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await orderOwnPicks(tx, { userId, pickIds: body.pickIds, now: context.services.clock() });
      return {};
    });
  },
} satisfies HandlersOf<typeof celebrityEndpoints, ShopServices>;

interface By {
  readonly userId: string;
  readonly now: Date;
}

/** A change by the celebrity, answered with the pick as it is then. */
async function writePick(
  context: RequestContext<ShopServices>,
  change: (tx: Tx, by: By) => Promise<Pick>,
): Promise<Awaited<ReturnType<typeof describeOwnPicks>>[number]> {
  const by = { userId: context.user().userId, now: context.services.clock() };
  return await context.write(async (tx) => {
    const [described] = await describeOwnPicks(tx, { picks: [await change(tx, by)], now: by.now });
    assert(described, 'a pick is described');
    return described;
  });
}
