import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../../session/apiClient.ts';
import type { OrderDraft } from './Bought.ts';

export const checkoutQueries = {
  cart: () =>
    queryOptions({
      queryKey: ['checkout', 'cart'],
      staleTime: 0,
      // The ticked lines are taken over once: they must not change while the user fills in the rest.
      refetchOnWindowFocus: false,
      queryFn: () => apiClient.call('cartList', {}, { silent: true }),
    }),

  /** The former one stays in sight until the next is there. It hangs on where the address lies: a changed one keeps its id. */
  quote: (draft: OrderDraft, divisionCode: string | null) =>
    queryOptions({
      queryKey: ['checkout', 'quote', draft, divisionCode],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => apiClient.call('orderQuote', { body: draft }, { silent: true, signal }),
    }),

  /** Scope and expiry of the coupons: the quote only says what they save. */
  coupons: () =>
    queryOptions({
      queryKey: ['checkout', 'coupons'],
      queryFn: () => apiClient.call('couponList', { query: { state: 'unused' } }, { silent: true }),
    }),
};
