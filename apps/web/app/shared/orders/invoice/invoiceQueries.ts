import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../../session/apiClient.ts';

export const invoiceQueries = {
  /** The dialog tells of a failure itself, with a way to try again. */
  titles: () =>
    queryOptions({
      queryKey: ['invoiceTitles'],
      queryFn: () => apiClient.call('invoiceTitles', {}, { inline: true }),
    }),
};
