import { useState } from 'react';
import type { Deal } from '../../shared/woot/Deal.ts';
import { emptiedOf, type Emptied } from './emptiedOf.ts';

/** Which deals had nothing left while this page was looked at, and have something again. */
export function useCameBack(deals: readonly Pick<Deal, 'id' | 'left'>[]): (id: string) => boolean {
  const [emptied, setEmptied] = useState<Emptied>(() => emptiedOf(new Set(), deals));
  const next = emptiedOf(emptied, deals);
  if (next !== emptied) setEmptied(next);
  return (id) => next.has(id) && deals.some((deal) => deal.id === id && deal.left > 0);
}
