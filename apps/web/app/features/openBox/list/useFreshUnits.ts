import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readShared } from '../../../api/readShared.ts';
import type { UnitCard } from '../../../shared/openBox/Unit.ts';
import { useIsVisible } from '../../../ui/time/useIsVisible.ts';
import type { UnitList } from '../OpenBoxData.ts';
import { filtersOf, readUnitFilter } from './unitFilter.ts';
import { withFresh } from './withFresh.ts';

const EVERY_MS = 5000;

interface Asked {
  readonly search: string;
  readonly list: UnitList;
}

/**
 * The shown cards as they stand now: who locks one, and what it costs, is seen within seconds. While the page is in sight it asks for
 * its first page again, whose answer is the same for everyone and kept by the shop; the cards stay in their places.
 */
export function useFreshUnits(cards: readonly UnitCard[], list: UnitList): readonly UnitCard[] {
  const { search } = useLocation();
  const isVisible = useIsVisible();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (!isVisible) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const filter = readUnitFilter(new URLSearchParams(search));
    const ask = async () => {
      const query = { ...filtersOf(filter), sort: filter.sort };
      const answer = await readShared('/api/openBox', query, signal).catch(() => null);
      if (answer && !signal.aborted) setAsked({ search, list: answer });
    };
    // Not everyone asks in the same moment.
    const timer = setInterval(() => void ask(), EVERY_MS * (0.8 + Math.random() * 0.4));
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [search, isVisible]);
  return withFresh(cards, list, asked?.search === search ? asked.list : null);
}
