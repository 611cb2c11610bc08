import type { wootEndpoints } from '@jiwu/contract';
import { addPieces } from '../flows/woot/addPieces.ts';
import { claimDeal } from '../flows/woot/claimDeal.ts';
import { claimErrors } from '../flows/woot/claimErrors.ts';
import { pauseDeal } from '../flows/woot/pauseDeal.ts';
import { publishDeal } from '../flows/woot/publishDeal.ts';
import { dealLive } from '../flows/woot/queries/dealLive.ts';
import { describeStaffDeals } from '../flows/woot/queries/describeStaffDeals.ts';
import { loadDealClaim } from '../flows/woot/queries/loadDealClaim.ts';
import { describeClaim, loadMyWoot } from '../flows/woot/queries/loadMyWoot.ts';
import { loadPastDeals } from '../flows/woot/queries/loadPastDeals.ts';
import { loadWootPage } from '../flows/woot/queries/loadWootPage.ts';
import { releaseDeal } from '../flows/woot/releaseDeal.ts';
import { remindOfDeal } from '../flows/woot/remindOfDeal.ts';
import { saveDeal } from '../flows/woot/saveDeal.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listDeals, type WootDeal } from '../modules/channels/woot/index.ts';
import type { Tx } from '../platform/database/Tx.ts';
import { violatedConstraint } from '../platform/database/violatedConstraint.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

export const wootHandlers = {
  async wootPage({ services }) {
    return await loadWootPage(services.db.read, services.clock());
  },

  async wootPast({ services }, { query }) {
    return await loadPastDeals(services.db.read, query.cursor);
  },

  async wootLive({ services }, { params }) {
    return await dealLive(services.db.read, params.id);
  },

  async wootMine(context) {
    const { db, clock } = context.services;
    return await loadMyWoot(db.read, { userId: context.user().userId, now: clock() });
  },

  async wootClaim(context, { params }) {
    const { services } = context;
    const { userId } = context.user();
    const requestKey = context.writeRequest().key;
    const take = () =>
      context.write(async (tx) => {
        const now = services.clock();
        const claim = await claimDeal(tx, { userId, dealId: params.id, requestKey, now });
        return { ...describeClaim(claim), now: now.toISOString() };
      });
    // Two of one user's claims at once wanted the same place: the second finds the first, and is granted another or refused.
    const takeAgain = (error: unknown) => {
      if (violatedConstraint(error) !== 'claims_one_place') throw error;
      return take();
    };
    const answer = await services.rush.pass(params.id, requestKey, () => take().catch(takeAgain));
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
    return await writeDeal(context, (tx, by) => saveDeal(tx, { ...by, wish: body, draft: null }));
  },

  async staffWootChange(context, { params, body }) {
    const { version, ...wish } = body;
    return await writeDeal(context, (tx, by) => saveDeal(tx, { ...by, wish, draft: { id: params.id, version } }));
  },

  async staffWootPublish(context, { params, body }) {
    return await writeDeal(context, (tx, by) => publishDeal(tx, { ...by, id: params.id, version: body.version }));
  },

  async staffWootAddPieces(context, { params, body }) {
    return await writeDeal(context, (tx, by) => addPieces(tx, { ...by, id: params.id, pieces: body.pieces }));
  },

  async staffWootPause(context, { params, body }) {
    return await writeDeal(context, (tx, by) => pauseDeal(tx, { ...by, id: params.id, isPaused: body.isPaused }));
  },
} satisfies HandlersOf<typeof wootEndpoints, ShopServices>;

type By = { readonly staffId: string; readonly now: Date };

/** A change by staff, answered with the deal as it is then. */
async function writeDeal(
  context: RequestContext<ShopServices>,
  change: (tx: Tx, by: By) => Promise<WootDeal>,
): Promise<Awaited<ReturnType<typeof describeStaffDeals>>[number]> {
  const by = { staffId: context.staff().staffId, now: context.services.clock() };
  return await context.write(async (tx) => {
    const [deal] = await describeStaffDeals(tx, [await change(tx, by)]);
    if (!deal) throw new Error('a deal is described');
    return deal;
  });
}
