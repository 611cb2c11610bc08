import { PriceFilter } from '../../../shared/goods/prices/PriceFilter.tsx';
import { equalSteps } from '../../../shared/goods/prices/priceHistogram.ts';
import type { UnitFacets } from '../OpenBoxData.ts';
import { filterAddress, filtersOf, type UnitFilter } from './unitFilter.ts';

interface UnitPriceFilterProps {
  filter: UnitFilter;
  price: NonNullable<UnitFacets['price']>;
  keepScroll?: boolean;
}

const fenOf = (yuan: number | null) => (yuan === null ? null : yuan * 100);
const yuanOf = (fen: number | null) => (fen === null ? null : fen / 100);

export function UnitPriceFilter({ filter, price, keepScroll = false }: UnitPriceFilterProps) {
  const kept = { ...filtersOf({ ...filter, from: null, to: null }), sort: filter.sort };
  return (
    <PriceFilter
      // Typed values belong to the former prices of the page.
      key={`${filter.from}–${filter.to}`}
      prices={equalSteps(price)}
      chosen={{ minFen: fenOf(filter.from), maxFen: fenOf(filter.to) }}
      addressFor={({ minFen, maxFen }) => filterAddress({ ...filter, from: yuanOf(minFen), to: yuanOf(maxFen) })}
      form={{ action: '/openBox', names: ['from', 'to'], kept }}
      keepScroll={keepScroll}
    />
  );
}
