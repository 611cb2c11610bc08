import type { Answer, Contract, ProductCard } from '@jiwu/contract';

interface Group {
  readonly title: string;
  readonly products: readonly ProductCard[];
  readonly isViewed: boolean;
}

/** What others looked at too, and what is merely of the same kind: nobody is told that the second is the first. */
export function recommendedGroups(
  { items, viewedTogether }: Answer<Contract['productRecommendations']>,
  sameKind: string,
): Group[] {
  const groups = [
    { title: '看了这件的人还看', products: items.slice(0, viewedTogether), isViewed: true },
    { title: sameKind, products: items.slice(viewedTogether), isViewed: false },
  ];
  return groups.filter(({ products }) => products.length > 0);
}
