import type { Answer, Contract } from '@jiwu/contract';
import { queryOptions } from '@tanstack/react-query';
import { readShared } from '../../api/readShared.ts';
import { apiClient } from '../../session/apiClient.ts';

export type Order = Answer<Contract['orderGet']>;

export const orderQueries = {
  order: (id: string) =>
    queryOptions({
      queryKey: ['order', id],
      staleTime: 0,
      queryFn: ({ signal }) => apiClient.call('orderGet', { params: { id } }, { silent: true, signal }),
    }),

  recommendations: (productId: string) =>
    queryOptions({
      queryKey: ['recommendations', productId],
      staleTime: Infinity,
      queryFn: ({ signal }) => readShared('/api/product/recommendations', { id: productId }, signal),
    }),
};
