import { assert } from '@jiwu/kernel';
import type { ProductFacts } from '../../catalogue/index.ts';
import { buildCard } from './buildCard.ts';
import { buildDocument } from './buildDocument.ts';
import { facetsOf } from './facetsOf.ts';
import { popularityScore } from './popularityScore.ts';
import type { SearchedChannel } from '../SearchedChannel.ts';
import type { SearchRow } from './SearchRow.ts';

export interface SearchRowInput {
  readonly facts: ProductFacts;
  readonly inStockSkuIds: ReadonlySet<string>;
  /** Share of 4 and 5 stars; null while there are too few reviews. */
  readonly goodRateBp: number | null;
  /** In which it is sold at this moment. */
  readonly channels?: readonly SearchedChannel[];
  readonly now: Date;
  readonly tier?: number;
}

/** All that lists and search know of a product. Pure, and quick enough for millions; loadSegmenter comes first. */
export function buildSearchRow(input: SearchRowInput): SearchRow {
  const { facts, goodRateBp, now } = input;
  const [first, second, third] = facts.categories;
  assert(first && second && third, 'a product hangs on a leaf of the tree');
  const card = buildCard(input);
  const facets = facetsOf(facts, { inStock: card.inStock, channels: input.channels ?? [] });
  return {
    productId: facts.id,
    tier: input.tier ?? 0,
    score: popularityScore({ salesCount: facts.salesCount, goodRateBp, listedAt: facts.listedAt, now }),
    salesCount: facts.salesCount,
    priceFen: card.priceFen,
    listedAt: facts.listedAt,
    category1: first.id,
    category2: second.id,
    category3: third.id,
    inStock: card.inStock,
    facets,
    document: buildDocument(facts, { facets, priceFen: card.priceFen }),
    card: JSON.stringify(card),
  };
}
