import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Filters, Pair, Within } from './Filters.ts';

/** As they stand in the address. */
interface FilterTexts {
  readonly keyword?: string | undefined;
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly option?: string | undefined;
  readonly attribute?: string | undefined;
  readonly channel?: string | undefined;
  readonly minFen?: string | undefined;
  readonly maxFen?: string | undefined;
  readonly inStock?: '1' | undefined;
}

export function readFilters(query: FilterTexts, within: Within | null = null): Filters {
  return {
    keyword: query.keyword ?? null,
    categoryId: query.category ?? null,
    brandIds: query.brand?.split(',') ?? [],
    options: query.option ? readPairs('option', query.option) : [],
    attributes: query.attribute ? readPairs('attribute', query.attribute) : [],
    channels: query.channel?.split(',') ?? [],
    ...readPrices(query),
    inStock: query.inStock === '1',
    within,
  };
}

/** The wrong way round, they are meant the right way. */
function readPrices(query: FilterTexts): Pick<Filters, 'minFen' | 'maxFen'> {
  const minFen = query.minFen === undefined ? null : Number(query.minFen);
  const maxFen = query.maxFen === undefined ? null : Number(query.maxFen);
  return minFen !== null && maxFen !== null && minFen > maxFen
    ? { minFen: maxFen, maxFen: minFen }
    : { minFen, maxFen };
}

/** Each name is counted on its own: a list of a hundred names would be a hundred questions to the database. */
const MOST_PAIRS = 20;
const MOST_NAMES = 5;

/** 材质:陶瓷,材质:玻璃. A comma that no name follows belongs to the value before it. */
function readPairs(field: string, text: string): Pair[] {
  const pairs = text.split(/,(?=[^,:]+:)/).map((part) => {
    const at = part.indexOf(':');
    if (at < 1 || at === part.length - 1) throw new ShopError('INVALID_INPUT', { fields: [field] });
    return { name: part.slice(0, at), value: part.slice(at + 1) };
  });
  if (pairs.length > MOST_PAIRS || new Set(pairs.map(({ name }) => name)).size > MOST_NAMES) {
    throw new ShopError('INVALID_INPUT', { fields: [field] });
  }
  return pairs;
}
