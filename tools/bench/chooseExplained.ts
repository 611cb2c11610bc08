import type pg from 'pg';

/** Addresses of the api that stand for what people ask, with words, brands and values that this shop has. */
export async function chooseExplained(client: pg.Client): Promise<Record<string, string>> {
  const one = async (text: string) => {
    const { rows } = await client.query<{ value: string }>(text);
    if (!rows[0]) throw new Error(`nothing to ask for: ${text}`);
    return rows[0].value;
  };
  const category = async (level: number) =>
    await one(`select id as value from categories where level = ${level} order by product_count desc, id limit 1`);
  const word = async (condition: string) =>
    await one(`select term as value from search_terms where kind in ('word', 'phrase') and ${condition} limit 1`);
  const [first, second, third] = [await category(1), await category(2), await category(3)];
  const brand = await one(`select substr(split_part(facet, e'\\t', 1), 3) as value from (
    select unnest(facets) as facet from product_search where tier = 0 limit 1000) as f where facet like 'b:%' limit 1`);
  const option = await one(`select substr(split_part(facet, e'\\t', 1), 3) as value from (
    select unnest(facets) as facet from product_search where tier = 0 limit 1000) as f where facet like 'o:%' limit 1`);
  const common = await word('true order by product_count desc, term');
  const usual = await word('product_count between 500 and 5000 order by md5(term)');
  const rare = await word('product_count between 1 and 3 order by md5(term)');
  const pinyin = await one(`select pinyin as value from search_terms where term = '${common.replaceAll("'", "''")}'`);
  const list = (query: Record<string, string>) => `/api/resource/list?${new URLSearchParams(query).toString()}`;
  const facets = (query: Record<string, string>) => `/api/resource/facets?${new URLSearchParams(query).toString()}`;
  return {
    browseShop: list({ sort: 'score' }),
    browseFirstLevel: list({ category: first, sort: 'sales' }),
    browseSecondLevel: list({ category: second, sort: 'new' }),
    browseInStock: list({ category: third, sort: 'priceDown', inStock: '1' }),
    searchCommon: list({ keyword: common }),
    searchUsual: list({ keyword: usual }),
    searchRare: list({ keyword: rare }),
    searchTwoWords: list({ keyword: `${common} ${usual}` }),
    searchPinyin: list({ keyword: pinyin }),
    searchByPrice: list({ keyword: common, sort: 'priceUp' }),
    searchInVain: list({ keyword: `${rare} 不存在的词` }),
    filterBrand: list({ category: first, brand }),
    filterOptionAndPrice: list({ category: second, option, minFen: '5000', maxFen: '20000' }),
    filterPriceOnly: list({ minFen: '5000', maxFen: '20000', sort: 'priceUp' }),
    facetsShop: facets({}),
    facetsCategory: facets({ category: second }),
    facetsFiltered: facets({ category: first, brand, inStock: '1' }),
    facetsKeyword: facets({ keyword: common }),
    suggestCharacter: `/api/resource/suggest?keyword=${encodeURIComponent(common.slice(0, 1))}`,
    suggestLetter: `/api/resource/suggest?keyword=${pinyin.slice(0, 1)}`,
    hotWords: '/api/resource/hotWords',
  };
}
