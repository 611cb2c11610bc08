import { PriceFilter } from '../../../shared/goods/prices/PriceFilter.tsx';
import type { Prices } from '../../../shared/goods/prices/priceHistogram.ts';
import { addressFor, filtersOf, type ResourceState } from '../resourceState.ts';

interface ResourcePriceFilterProps {
  state: ResourceState;
  prices: Prices;
  keepScroll?: boolean;
}

export function ResourcePriceFilter({ state, prices, keepScroll = false }: ResourcePriceFilterProps) {
  const kept = { ...filtersOf({ ...state, minFen: null, maxFen: null }), sort: state.sort };
  return (
    <PriceFilter
      // Typed values belong to the former prices of the page.
      key={`${state.minFen}–${state.maxFen}`}
      prices={prices}
      chosen={state}
      addressFor={(chosen) => addressFor({ ...state, ...chosen })}
      form={{ action: '/resource', names: ['minYuan', 'maxYuan'], kept }}
      keepScroll={keepScroll}
    />
  );
}
