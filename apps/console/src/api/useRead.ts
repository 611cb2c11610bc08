import type { Answer, CallInput, Contract, StaffEndpointName } from '@jiwu/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BACKGROUND, client } from './client.ts';

/** One answer of the server; with `everyMs` asked for again and again, which keeps no idle session alive. */
export function useRead<N extends StaffEndpointName>(
  name: N,
  input: CallInput<Contract[N]>,
  options: { readonly everyMs?: number; readonly isKept?: boolean; readonly enabled?: boolean } = {},
) {
  return useQuery<Answer<Contract[N]>>({
    queryKey: [name, input],
    queryFn: async ({ signal, client: queries }) => {
      const isFirst = queries.getQueryData([name, input]) === undefined;
      const headers = isFirst ? {} : BACKGROUND;
      return await client.call(name, ...([input, { silent: true, signal, headers }] as never));
    },
    enabled: options.enabled ?? true,
    ...(options.isKept ? { placeholderData: keepPreviousData } : {}),
    ...(options.everyMs === undefined ? {} : { refetchInterval: options.everyMs }),
  });
}
