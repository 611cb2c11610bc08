import { QueryClient } from '@tanstack/react-query';

/**
 * Failures are told by the card that asked, with a retry. Without a network a question fails at once, instead of waiting unseen behind a
 * skeleton; it is asked again by itself when the network is back. What was there stays.
 */
export function createQueryClient(queries: { staleTime?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, ...queries } },
  });
}
