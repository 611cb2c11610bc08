import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';

/** Cards tell of a failure themselves, with a way to try again, so no toast says it a second time. */
const quietly = { inline: true };

export const accountQueries = {
  profile: () => queryOptions({ queryKey: ['profile'], queryFn: () => apiClient.call('userProfile', {}, quietly) }),

  sessions: () =>
    queryOptions({ queryKey: ['sessions'], staleTime: 0, queryFn: () => apiClient.call('userSessions', {}, quietly) }),

  addresses: () => queryOptions({ queryKey: ['addresses'], queryFn: () => apiClient.call('addressList', {}, quietly) }),

  /** Some 3,000 names that change once a year: asked for once, when a form needs them. */
  divisions: () =>
    queryOptions({
      queryKey: ['divisions'],
      staleTime: Infinity,
      gcTime: Infinity,
      queryFn: () => apiClient.call('addressDivisions', {}, quietly),
    }),

  /** Asks again by itself while the file is being prepared. */
  dataExport: () =>
    queryOptions({
      queryKey: ['dataExport'],
      queryFn: () => apiClient.call('userExport', {}, quietly),
      refetchInterval: (query) => (query.state.data?.latest?.state === 'preparing' ? 2000 : false),
    }),
};
