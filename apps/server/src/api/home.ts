import type { homeEndpoints } from '@jiwu/contract';
import type { OnMissing } from '../flows/home/queries/allOrNull.ts';
import { loadHome } from '../flows/home/queries/loadHome.ts';
import { loadMine } from '../flows/home/queries/loadMine.ts';
import { loadMore } from '../flows/home/queries/loadMore.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { Services } from '../platform/services.ts';

/** The page does without; whoever runs the shop hears of it. */
const tellLog =
  ({ log }: Pick<Services, 'log'>, page: string): OnMissing =>
  (part, error) =>
    log.error({ err: error, page, part }, 'a part of a page could not be loaded');

export const homeHandlers = {
  async homePage({ services }) {
    return await loadHome(services.db.bundle(), { now: services.clock(), onMissing: tellLog(services, 'home') });
  },

  async morePage({ services }) {
    return await loadMore(services.db.bundle(), { now: services.clock(), onMissing: tellLog(services, 'more') });
  },

  async homeMine(context) {
    const { db, clock, orders } = context.services;
    return await loadMine(db.bundle(), { userId: context.user().userId, now: clock() }, orders.kinds);
  },
} satisfies HandlersOf<typeof homeEndpoints, ShopServices>;
