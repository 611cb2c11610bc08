import type { activeEndpoints } from '@jiwu/contract';
import type { Scope } from '@jiwu/pricing';
import { addActivity } from '../flows/activities/addActivity.ts';
import { addCampaign } from '../flows/activities/addCampaign.ts';
import { describeActivities } from '../flows/activities/queries/describeActivities.ts';
import { foreseeCampaign } from '../flows/activities/queries/foreseeCampaign.ts';
import { reviseActivity } from '../flows/activities/reviseActivity.ts';
import { reviseCampaign } from '../flows/activities/reviseCampaign.ts';
import { stopActivity } from '../flows/activities/stopActivity.ts';
import { stopCampaign } from '../flows/activities/stopCampaign.ts';
import { findActivity, listActivities, listKeptActivities } from '../modules/promotion/activities/index.ts';
import { listCampaigns } from '../modules/promotion/campaigns/index.ts';
import type { Tx } from '../platform/database/Tx.ts';
import { outdateTags } from '../platform/effects/outdateTags.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

const GOODS_IN_LIST = 10;
const GOODS_OF_ONE = 60;

export const activeHandlers = {
  async activeList({ services }) {
    const now = services.clock();
    const activities = await listActivities(services.db.read, now);
    const items = await describeActivities(services.db.read, activities, { mostGoods: GOODS_IN_LIST, now });
    return { items, now: now.toISOString() };
  },

  async activeGet({ services }, { params }) {
    const now = services.clock();
    const found = await findActivity(services.db.read, params.id);
    const shown = found ? [found] : [];
    const [activity] = await describeActivities(services.db.read, shown, { mostGoods: GOODS_OF_ONE, now });
    if (!activity) throw new ShopError('NOT_FOUND');
    return { activity, now: now.toISOString() };
  },

  async staffCampaignList({ services }) {
    const items = (await listCampaigns(services.db.read)).map(({ scope, startsAt, endsAt, tiers, ...campaign }) => ({
      ...campaign,
      scope: writableScope(scope),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      tiers: tiers.map(({ thresholdFen, offFen }) => ({ thresholdFen, offFen })),
    }));
    return { items };
  },

  staffCampaignPreview: ({ services: { db, clock } }, { body }) => foreseeCampaign(db.read, { ...body, now: clock() }),

  async staffCampaignCreate(context, { body }) {
    return await write(context, async (tx, by) => ({
      id: await addCampaign(tx, { ...by, campaign: { ...body, ...datesOf(body) } }),
    }));
  },

  async staffCampaignChange(context, { params, body: { version, ...terms } }) {
    const change = { ...params, version, campaign: { ...terms, ...datesOf(terms) } };
    return await write(context, async (tx, by) => ({ version: await reviseCampaign(tx, { ...by, ...change }) }));
  },

  async staffCampaignEnd(context, { params, body }) {
    return await write(context, async (tx, by) => {
      await stopCampaign(tx, { ...by, ...params, ...body });
      return {};
    });
  },

  async staffActivityList({ services }) {
    const activities = await listKeptActivities(services.db.read, services.clock());
    const items = activities.map(({ startsAt, endsAt, ...activity }) => ({
      ...activity,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    }));
    return { items };
  },

  async staffActivityCreate(context, { body: { picture, startsAt, endsAt, ...body } }) {
    const activity = {
      ...body,
      subtitle: body.subtitle ?? '',
      campaignId: body.campaignId ?? null,
      startsAt: startsAt ? new Date(startsAt) : null,
      endsAt: endsAt ? new Date(endsAt) : null,
    };
    return await write(context, async (tx, by) => ({
      id: await addActivity(tx, { ...by, activity, picture: picture ?? null }),
    }));
  },

  async staffActivityChange(context, { params, body: { version, picture, startsAt, endsAt, ...words } }) {
    if ((startsAt === undefined) !== (endsAt === undefined))
      throw new ShopError('INVALID_INPUT', { fields: ['startsAt', 'endsAt'] });
    const times = startsAt && endsAt ? datesOf({ startsAt, endsAt }) : null;
    const change = { ...params, version, picture, times, words: { ...words, subtitle: words.subtitle ?? '' } };
    return await write(context, async (tx, by) => ({ version: await reviseActivity(tx, { ...by, ...change }) }));
  },

  async staffActivityEnd(context, { params, body }) {
    return await write(context, async (tx, by) => {
      await stopActivity(tx, { ...by, ...params, ...body });
      return {};
    });
  },
} satisfies HandlersOf<typeof activeEndpoints>;

/** Every write here also renews the cached page. */
async function write<T>(
  context: RequestContext,
  work: (tx: Tx, by: { readonly staffId: string; readonly now: Date }) => Promise<T>,
): Promise<T> {
  const { services } = context;
  const { staffId } = context.staff();
  return await context.write(async (tx) => {
    const answer = await work(tx, { staffId, now: services.clock() });
    outdateTags(tx, ['goods']);
    return answer;
  });
}

function datesOf({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }) {
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

/** Campaigns have no channels of their own. */
function writableScope(scope: Scope) {
  if (scope.kind === 'categories') return { kind: scope.kind, categoryIds: [...scope.categoryIds] };
  if (scope.kind === 'products') return { kind: scope.kind, productIds: [...scope.productIds] };
  return { kind: 'all' as const };
}
