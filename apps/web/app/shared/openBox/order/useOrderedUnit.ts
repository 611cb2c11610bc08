import type { Order } from '@jiwu/contract';
import { useQuery } from '@tanstack/react-query';
import { openBoxQueries } from '../openBoxQueries.ts';

/** The unit of an order. Undefined until it is known, and when there is none. */
export function useOrderedUnit({ id, state }: Pick<Order, 'id' | 'state'>) {
  const { data, isError, isFetching, refetch } = useQuery(openBoxQueries.orders([id], state));
  return { unit: data?.items.find(({ orderId }) => orderId === id), isError, isFetching, refetch };
}
