import { useLocation } from 'react-router';
import { readShared } from '../../../api/readShared.ts';
import { createMorePages, type MorePages } from '../../../session/createMorePages.ts';
import type { UnitCard } from '../../../shared/openBox/Unit.ts';
import type { UnitList } from '../OpenBoxData.ts';
import { filtersOf, readUnitFilter } from './unitFilter.ts';

const useUnitPages = createMorePages<UnitCard>('openBoxPages');

/** The units of the page, and those that were asked for after them. */
export function useMoreUnits(list: UnitList): MorePages<UnitCard> {
  const { search } = useLocation();
  const filter = readUnitFilter(new URLSearchParams(search));
  const load = (cursor: string) => readShared('/api/openBox', { ...filtersOf(filter), sort: filter.sort, cursor });
  return useUnitPages({ first: list, load });
}
