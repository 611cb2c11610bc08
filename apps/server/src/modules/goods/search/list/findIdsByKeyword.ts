import type { Reader } from '../../../../platform/database/Reader.ts';
import { planKeyword } from '../keyword/planKeyword.ts';
import { search } from './search.ts';

interface Asked {
  readonly keyword: string;
  readonly categoryId: string | null;
  readonly brandId: string | null;
  readonly limit: number;
}

/**
 * Products on sale that the words lead to, the best match first: as /resource finds them, without guessing what else was meant. Those
 * that merely mention the words come last: staff look for goods by whatever they remember of them.
 */
export async function findIdsByKeyword(db: Reader, { keyword, categoryId, brandId, limit }: Asked): Promise<string[]> {
  const plan = await planKeyword(db, keyword);
  if (!plan) return [];
  const filters = {
    keyword,
    categoryId,
    brandIds: brandId === null ? [] : [brandId],
    options: [],
    attributes: [],
    channels: [],
    minFen: null,
    maxFen: null,
    inStock: false,
    within: null,
  };
  const rows = await search(
    db,
    { filters, sort: 'score', after: null, size: limit },
    { ...plan, match: plan.mentioned },
  );
  return rows.map(({ productId }) => productId);
}
