import type { wootEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { addPieces } from '../flows/woot/addPieces.ts';
import { claimErrors } from '../flows/woot/claimErrors.ts';
import type { DealChange } from '../flows/woot/DealChange.ts';
import { pauseDeal } from '../flows/woot/pauseDeal.ts';
import { publishDeal } from '../flows/woot/publishDeal.ts';
import { dealLive } from '../flows/woot/queries/dealLive.ts';
import { describeStaffDeals } from '../flows/woot/queries/describeStaffDeals.ts';
import { loadDealClaim } from '../flows/woot/queries/loadDealClaim.ts';
import { describeClaim } from '../flows/woot/queries/describeClaim.ts';
import { loadMyWoot } from '../flows/woot/queries/loadMyWoot.ts';
import { loadPastDeals } from '../flows/woot/queries/loadPastDeals.ts';
import { loadProductDeals } from '../flows/woot/queries/loadProductDeals.ts';
import { loadWootPage } from '../flows/woot/queries/loadWootPage.ts';
import { releaseDeal } from '../flows/woot/releaseDeal.ts';
import { remindOfDeal } from '../flows/woot/remindOfDeal.ts';
import { saveDeal } from '../flows/woot/saveDeal.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listDeals } from '../modules/channels/woot/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import type { Tx } from '../platform/database/Tx.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import { claimTogether, type DealWish } from './claimTogether.ts';

export const wootHandlers = {
  async wootPage({ services }) {
    return await loadWootPage(services.db.read, services.clock());
  },

  async wootPast({ services }, { query }) {
    return await loadPastDeals(services.db.read, query.cursor);
  },

  async wootOfProduct({ services }, { params }) {
    return await loadProductDeals(services.db.read, { productId: params.id, now: services.clock() });
  },

  async wootLive({ services }, { params }) {
    return await dealLive(services.db.read, params.id);
  },

  async wootMine(context) {
    const { db, clock } = context.services;
    return await loadMyWoot(db.read, { userId: context.user().userId, now: clock() });
  },

  async wootClaim(context, { params }) {
    const wish = { context, userId: context.user().userId, requestKey: context.writeRequest().key };
    const take = (wishes: readonly DealWish[]) => claimTogether(params.id, wishes);
    const answer = await context.services.rush.pass(params.id, wish, take);
    if (answer === null) throw claimErrors.soldOut;
    return answer;
  },

  async wootClaimGet(context, { params }) {
    const { db, clock } = context.services;
    return await loadDealClaim(db.read, { userId: context.user().userId, id: params.id, now: clock() });
  },

  async wootRelease(context, { params }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) =>
      describeClaim(await releaseDeal(tx, { ...own, now: context.services.clock() })),
    );
  },

  async wootRemind(context, { params }) {
    const { userId } = context.user();
    return await context.write(async (tx) => ({
      of: await remindOfDeal(tx, { userId, dealId: params.id, now: context.services.clock() }),
    }));
  },

  async staffWootList({ services }, { query }) {
    const deals = await listDeals(services.db.read, { ...query, drafts: true });
    return { items: await describeStaffDeals(services.db.read, deals) };
  },

  async staffWootCreate(context, { body }) {
    return await writeDeal(context, 'woot.create', (tx, now) => saveDeal(tx, { wish: body, draft: null, now }));
  },

  async staffWootChange(context, { params, body }) {
    const { version, ...wish } = body;
    const draft = { id: params.id, version };
    return await writeDeal(context, 'woot.change', (tx, now) => saveDeal(tx, { wish, draft, now }));
  },

  async staffWootPublish(context, { params, body }) {
    return await writeDeal(context, 'woot.publish', (tx, now) => publishDeal(tx, { ...params, ...body, now }));
  },

  async staffWootAddPieces(context, { params, body }) {
    return await writeDeal(context, 'woot.addPieces', (tx, now) => addPieces(tx, { ...params, ...body, now }));
  },

  async staffWootPause(context, { params, body }) {
    return await writeDeal(context, 'woot.pause', (tx, now) => pauseDeal(tx, { ...params, ...body, now }));
  },
} satisfies HandlersOf<typeof wootEndpoints, ShopServices>;

/** A change by staff, answered with the deal as it is then. */
async function writeDeal(
  context: RequestContext<ShopServices>,
  action: string,
  change: (tx: Tx, now: Date) => Promise<DealChange>,
): Promise<Awaited<ReturnType<typeof describeStaffDeals>>[number]> {
  const { staffId } = context.staff();
  const now = context.services.clock();
  return await context.write(async (tx) => {
    const { deal, before, after } = await change(tx, now);
    const [described] = await describeStaffDeals(tx, [deal]);
    assert(described, 'a deal is described');
    await recordAudit(tx, { staffId, action, target: { kind: 'wootDeal', id: deal.id }, before, after, now });
    return described;
  });
}
