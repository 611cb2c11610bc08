import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../../session/apiClient.ts';

/** The callers show failures themselves, with a way to try again. */
const quietly = { inline: true };

export const addressQueries = {
  addresses: () => queryOptions({ queryKey: ['addresses'], queryFn: () => apiClient.call('addressList', {}, quietly) }),

  /** Some 3,000 names that change once a year: asked for once, when a form needs them. */
  divisions: () =>
    queryOptions({
      queryKey: ['divisions'],
      staleTime: Infinity,
      gcTime: Infinity,
      queryFn: () => apiClient.call('addressDivisions', {}, quietly),
    }),
};
