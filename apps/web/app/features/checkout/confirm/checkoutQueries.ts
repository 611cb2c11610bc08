import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../../session/apiClient.ts';
import type { OrderDraft } from './Bought.ts';

export const checkoutQueries = {
  cart: () =>
    queryOptions({
      queryKey: ['checkout', 'cart'],
      staleTime: 0,
      // What is ticked is taken over once: it does not change under the eyes of whoever is filling in the rest.
      refetchOnWindowFocus: false,
      queryFn: () => apiClient.call('cartList', {}, { silent: true }),
    }),

  /** The former one stays in sight until the next is there. */
  quote: (draft: OrderDraft) =>
    queryOptions({
      queryKey: ['checkout', 'quote', draft],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => apiClient.call('orderQuote', { body: draft }, { silent: true, signal }),
    }),

  /** What the coupons are good for and how long: the quote only says what they save. */
  coupons: () =>
    queryOptions({
      queryKey: ['checkout', 'coupons'],
      queryFn: () => apiClient.call('couponList', { query: { state: 'unused' } }, { silent: true }),
    }),
};
