import type { resourceEndpoints } from '@jiwu/contract';
import { findCampaignGoods } from '../flows/activities/queries/findCampaignGoods.ts';
import { listCategories } from '../modules/goods/catalogue/index.ts';
import {
  countFacets,
  countSearch,
  isWalk,
  listHotWords,
  listProducts,
  readFilters,
  suggest,
} from '../modules/goods/search/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

const DEFAULT_SIZE = 24;
/** Of a campaign that is not there: a category that nothing is in. */
const nowhere = { categoryIds: ['-'], productIds: [] };

export const resourceHandlers = {
  async resourceList({ services }, { query }) {
    const { sort, cursor, size, campaign, ...filters } = query;
    const goods = campaign ? await findCampaignGoods(services.db.read, campaign, services.clock()) : null;
    if (campaign && !goods) return { items: [], nextCursor: null, searchedFor: null };
    const read = readFilters(filters, goods?.within);
    const order = sort ?? 'score';
    return {
      raw: await listProducts(isWalk(read, order) ? services.db.read : services.db.searching, {
        filters: read,
        sort: order,
        cursor: cursor ?? null,
        size: size ? Number(size) : DEFAULT_SIZE,
      }),
    };
  },
  async resourceFacets({ services }, { query }) {
    const { campaign, ...filters } = query;
    const goods = campaign ? await findCampaignGoods(services.db.read, campaign, services.clock()) : null;
    const within = campaign && !goods ? nowhere : (goods?.within ?? null);
    const facets = await countFacets(services.db.searching, readFilters(filters, within));
    return { ...facets, campaign: goods?.campaign ?? null };
  },
  async resourceCategories({ services }) {
    const items = await listCategories(services.db.read);
    return { total: items.reduce((sum, { level, count }) => sum + (level === 1 ? count : 0), 0), items };
  },
  async resourceSuggest({ services }, { query }) {
    return { items: await suggest(services.db.searching, query.keyword) };
  },
  async resourceHotWords({ services }) {
    return await listHotWords({ db: services.db.read, redis: services.cacheRedis });
  },
  async resourceSearched(context, { body }) {
    const { services } = context;
    await countSearch(
      { db: services.db.searching, redis: services.cacheRedis },
      { keyword: body.keyword, browserId: context.browserId(), now: services.clock() },
    );
    return {};
  },
} satisfies HandlersOf<typeof resourceEndpoints>;
