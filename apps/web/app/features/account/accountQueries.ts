import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';

/** Cards tell of a failure themselves, with a way to try again, so no toast says it a second time. */
const quietly = { inline: true };

export const accountQueries = {
  profile: () => queryOptions({ queryKey: ['profile'], queryFn: () => apiClient.call('userProfile', {}, quietly) }),

  noticeSwitches: () =>
    queryOptions({ queryKey: ['noticeSwitches'], queryFn: () => apiClient.call('noticeSwitches', {}, quietly) }),

  sessions: () =>
    queryOptions({ queryKey: ['sessions'], staleTime: 0, queryFn: () => apiClient.call('userSessions', {}, quietly) }),

  /** Money: as it is now, each time it is looked at. */
  closing: () =>
    queryOptions({
      queryKey: ['closing'],
      staleTime: 0,
      gcTime: 0,
      queryFn: () => apiClient.call('userClosing', {}, quietly),
    }),

  /** Asks again by itself while the file is being prepared. */
  dataExport: () =>
    queryOptions({
      queryKey: ['dataExport'],
      queryFn: () => apiClient.call('userExport', {}, quietly),
      refetchInterval: (query) => (query.state.data?.latest?.state === 'preparing' ? 2000 : false),
    }),
};
