import type { Answer, Contract } from '@jiwu/contract';

type Recommended = Answer<Contract['productRecommendations']>;

/** Nobody is recommended what they have just paid for. */
export function withoutBought({ items, viewedTogether }: Recommended, bought: readonly string[]): Recommended {
  const isNew = ({ id }: Recommended['items'][number]) => !bought.includes(id);
  return { items: items.filter(isNew), viewedTogether: items.slice(0, viewedTogether).filter(isNew).length };
}
