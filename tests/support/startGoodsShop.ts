import type { Answer, resourceEndpoints } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { createBrand, createCategory } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { refreshTerms, seedSynonyms } from '../../apps/server/src/modules/goods/search/index.ts';
import { createShopClient, type ShopClient } from './createShopClient.ts';
import { type MadeProduct, makeProduct } from './makeProduct.ts';
import { startTestShop, type TestShop } from './startTestShop.ts';

type Query = Readonly<Record<string, string>>;

export interface GoodsShop {
  readonly shop: TestShop;
  readonly guest: ShopClient;
  readonly made: ReadonlyMap<string, MadeProduct>;
  readonly list: (query?: Query) => Promise<Answer<(typeof resourceEndpoints)['resourceList']>>;
  /** The list as the names below. */
  readonly names: (query: Query) => Promise<string[]>;
  readonly facets: (query?: Query) => Promise<Answer<(typeof resourceEndpoints)['resourceFacets']>>;
}

const cup = (colours: readonly string[]) => ({
  options: [
    {
      name: '颜色',
      values: colours.map((value) => ({ value, swatch: value === '云灰' ? '#c5c9cf' : null, pictureId: null })),
    },
  ],
  skus: colours.map((value) => ({ optionValues: [value] })),
});

/** Three kinds of cups and a lamp; the older ones first. */
const goods = {
  grey: {
    title: '慢物 粗陶马克杯 320 毫升',
    parameters: [['材质', '陶瓷']],
    priceFen: 5_900,
    ...cup(['云灰', '米白']),
  },
  white: {
    title: '慢物 白瓷马克杯 大口',
    parameters: [['材质', '陶瓷']],
    priceFen: 3_900,
    vipPriceFen: 3_500,
    ...cup(['米白']),
  },
  glass: {
    title: '青岚 双层玻璃杯 350 毫升',
    brandId: 'qinglan',
    parameters: [['材质', '高硼硅, 耐热']],
    priceFen: 8_900,
    ...cup(['透明']),
  },
  lamp: {
    title: '青岚 护眼台灯 USB-C 充电',
    brandId: 'qinglan',
    categoryId: 'homeLamp',
    parameters: [['光源', 'LED']],
    priceFen: 19_900,
    pieces: 0,
  },
} as const;

/** A shop with a pot and these, made in this order a minute apart, for tests of lists. */
export async function startGoodsShop(): Promise<GoodsShop> {
  // These tests are about the handlers' answers; the cache in front of them has tests of its own.
  const shop = await startTestShop({ CACHE: 'off' });
  const guest = createShopClient(shop, { roaming: true });
  const made = await makeGoods(shop);
  const call = async (name: 'resourceList' | 'resourceFacets', query: Query) => {
    const reply = await guest.call(name, { query: new URLSearchParams(query).toString() });
    if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}: ${reply.msg}`);
    return reply.data as never;
  };
  const nameOf = (id: string) => [...made].find(([, product]) => product.id === id)?.[0] ?? id;
  const list: GoodsShop['list'] = (query = {}) => call('resourceList', query);
  return {
    shop,
    guest,
    made,
    list,
    names: async (query) => (await list(query)).items.map(({ id }) => nameOf(id)),
    facets: (query = {}) => call('resourceFacets', query),
  };
}

async function makeGoods({ services: { db } }: TestShop): Promise<Map<string, MadeProduct>> {
  const start = Date.now() - 10 * MINUTE_MS;
  // The first also makes the categories and the brand that all share.
  const made = new Map([['pot', await makeProduct(db, { now: new Date(start) })]]);
  await db.transact(async (tx) => {
    await seedSynonyms(tx);
    await createBrand(tx, { id: 'qinglan', name: '青岚', aliases: ['qinglan'] });
    await createCategory(tx, {
      id: 'homeLamp',
      level: 3,
      parentId: 'homeDecor',
      name: '灯具',
      aliases: ['照明'],
      attributes: [],
      position: 1,
    });
  });
  for (const [index, [name, wish]] of Object.entries(goods).entries())
    made.set(name, await makeProduct(db, { ...wish, now: new Date(start + (index + 1) * MINUTE_MS) }));
  await refreshTerms(db);
  return made;
}
