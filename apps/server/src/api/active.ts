import type { activeEndpoints } from '@jiwu/contract';
import { addActivity } from '../flows/activities/addActivity.ts';
import { addCampaign } from '../flows/activities/addCampaign.ts';
import { describeActivity } from '../flows/activities/describeActivity.ts';
import { findActivity, listActivities } from '../modules/activities/index.ts';
import { bumpTags } from '../platform/cache/bumpTags.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

const GOODS_IN_LIST = 10;
const GOODS_OF_ONE = 60;

export const activeHandlers = {
  async activeList({ services }) {
    const now = services.clock();
    const activities = await listActivities(services.db.read, now);
    const items = await Promise.all(
      activities.map((activity) => describeActivity(services.db.read, activity, GOODS_IN_LIST)),
    );
    return { items, now: now.toISOString() };
  },

  async activeGet({ services }, { params }) {
    const found = await findActivity(services.db.read, params.id);
    if (!found) throw new ShopError('NOT_FOUND');
    const activity = await describeActivity(services.db.read, found, GOODS_OF_ONE);
    return { activity, now: services.clock().toISOString() };
  },

  async staffCampaignCreate(context, { body }) {
    const { services } = context;
    const { staffId } = context.staff();
    const campaign = { ...body, startsAt: new Date(body.startsAt), endsAt: new Date(body.endsAt) };
    return await context.write(async (tx) => ({
      id: await addCampaign(tx, { staffId, campaign, now: services.clock() }),
    }));
  },

  async staffActivityCreate(context, { body }) {
    const { services } = context;
    const { staffId } = context.staff();
    const activity = {
      ...body,
      subtitle: body.subtitle ?? '',
      campaignId: body.campaignId ?? null,
      picture: null,
      startsAt: new Date(body.startsAt),
      endsAt: new Date(body.endsAt),
    };
    return await context.write(async (tx, afterCommit) => {
      const id = await addActivity(tx, { staffId, activity, now: services.clock() });
      afterCommit(() => bumpTags(services.redis, ['goods']));
      return { id };
    });
  },
} satisfies HandlersOf<typeof activeEndpoints>;
