import { useLocation } from 'react-router';
import { readShared } from '../../../api/readShared.ts';
import { createEntryMemory } from '../../../session/createEntryMemory.ts';
import { type ListPage, type MorePages, useMorePages } from '../../../session/useMorePages.ts';
import type { UnitCard } from '../../../shared/openBox/Unit.ts';
import type { UnitList } from '../OpenBoxData.ts';
import { filtersOf, readUnitFilter } from './unitFilter.ts';

const memory = createEntryMemory<ListPage<UnitCard>>('openBoxPages');

/** The units of the page, and those that were asked for after them. */
export function useMoreUnits(list: UnitList): MorePages<UnitCard> {
  const { search } = useLocation();
  const filter = readUnitFilter(new URLSearchParams(search));
  const load = (cursor: string) => readShared('/api/openBox', { ...filtersOf(filter), sort: filter.sort, cursor });
  return useMorePages({ memory, first: list, load });
}
