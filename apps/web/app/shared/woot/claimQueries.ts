import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';

export const claimQueries = {
  /** The panel tells of a failure itself. */
  claim: (id: string) =>
    queryOptions({
      queryKey: ['wootClaim', id],
      queryFn: ({ signal }) => apiClient.call('wootClaimGet', { params: { id } }, { silent: true, signal }),
    }),
};
