import pg from 'pg';

/** Addresses of the api by what they ask for. */
export type QueryMix = Readonly<Record<'search' | 'list', readonly string[]>>;

const SORTS = ['score', 'sales', 'new', 'priceUp', 'priceDown'];

/**
 * A mix that is the same in each run: words, phrases, brands and pinyin that people type, categories of every level in
 * every order. The words come from one shop and are asked of both.
 */
export async function makeQueryMix(databaseUrl: string, each: number): Promise<QueryMix> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // By their hash: at random, and the same in each run.
    const column = async (text: string) => (await client.query<{ value: string }>(text)).rows.map(({ value }) => value);
    const terms = await column(`select term as value from search_terms where product_count > 0
      order by md5(term) limit 400`);
    const pinyin = await column(`select pinyin as value from search_terms where product_count > 0
      and pinyin ~ '^[a-z]{3,30}$' order by md5(pinyin) limit 100`);
    const categories = await column(`select id as value from categories where product_count > 0 order by md5(id)`);
    const keywords = [...terms, ...pinyin];
    const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';
    const sortOf = (index: number) => `&sort=${pick(SORTS, index)}`;
    return {
      search: Array.from(
        { length: each },
        (_, index) =>
          `/api/resource/list?keyword=${encodeURIComponent(pick(keywords, index))}&size=24` +
          (index % 3 === 0 ? sortOf(Math.floor(index / 3)) : ''),
      ),
      list: Array.from(
        { length: each },
        (_, index) =>
          `/api/resource/list?category=${pick(categories, index)}&size=24${sortOf(Math.floor(index / 7))}` +
          (index % 4 === 0 ? `&minFen=${1000 + (index % 90) * 100}&maxFen=${20_000 + (index % 50) * 1000}` : '') +
          (index % 5 === 0 ? '&inStock=1' : ''),
      ),
    };
  } finally {
    await client.end();
  }
}

/** Products differ from shop to shop, so these are chosen in each. */
export async function makeDetails(databaseUrl: string, each: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ product_id: string }>(
    `select product_id from product_search order by md5(product_id::text) limit ${each}`,
  );
  await client.end();
  return Array.from({ length: each }, (_, index) => `/api/product/detail?id=${rows[index % rows.length]?.product_id}`);
}
