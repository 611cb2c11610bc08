import { ApiError } from '@jiwu/api-client';
import { QueryClient } from '@tanstack/react-query';

const TRIES = 2;

/** What the shop refuses is not asked again; a lost connection is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < TRIES && error instanceof ApiError && error.status === 0,
    },
  },
});
