import { useQueries } from '@tanstack/react-query';
import { readShared } from '../../../api/readShared.ts';
import type { Order } from '../orderQueries.ts';

/** With more products the answers would take too long: the page leaves the hours out. */
const MOST_PRODUCTS = 4;

/** Within how many hours all of it is sent, as each product promises; null while that is not known. */
export function useDispatchHours({ lines }: Order): number | null {
  const products = [...new Set(lines.map(({ productId }) => productId))];
  const answers = useQueries({
    queries: (products.length > MOST_PRODUCTS ? [] : products).map((id) => ({
      queryKey: ['product', id],
      staleTime: Infinity,
      queryFn: ({ signal }: { signal: AbortSignal }) => readShared('/api/product/detail', { id }, signal),
    })),
  });
  const hours = answers.flatMap(({ data }) => (data ? [data.shipping.dispatchHours] : []));
  return hours.length === products.length && hours.length > 0 ? Math.max(...hours) : null;
}
