import type { Answer, Contract } from '@jiwu/contract';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { walletFacts } from '../../shared/payments/payment/walletFacts.ts';
import { apiClient } from '../../session/apiClient.ts';
import { userCache } from '../../session/userCache.ts';
import type { StatementState } from './statement/statementState.ts';

export type StatementPage = Answer<Contract['walletStatement']>;
export type Movement = StatementPage['items'][number];
export type MonthTotals = Answer<Contract['walletMonths']>['months'][number];
export type Recharge = Answer<Contract['walletRecharges']>['items'][number];

const REFUND_POLL_MS = 2000;

/** Each card tells of a failure itself, with a way to try again. */
const silent = { silent: true };

export const walletQueries = {
  all: ['wallet'] as const,

  facts: walletFacts,

  months: () =>
    queryOptions({
      queryKey: [...walletQueries.all, 'months'],
      queryFn: () => apiClient.call('walletMonths', {}, silent),
    }),

  statement: ({ month, kind }: StatementState) =>
    infiniteQueryOptions({
      queryKey: [...walletQueries.all, 'statement', month, kind],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) => {
        const query = {
          ...(month !== null && { month }),
          ...(kind !== null && { kind }),
          ...(pageParam !== null && { cursor: pageParam }),
        };
        return apiClient.call('walletStatement', { query }, { ...silent, signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),

  /** Asks again by itself while money is on its way back. */
  recharges: () =>
    queryOptions({
      queryKey: [...walletQueries.all, 'recharges'],
      staleTime: 0,
      queryFn: () => apiClient.call('walletRecharges', {}, silent),
      refetchInterval: ({ state }) =>
        state.data?.items.some((recharge) => recharge.state === 'refunding') ? REFUND_POLL_MS : false,
    }),
};

/** Money has moved: everything on the page that tells of it is asked for anew, and so is the user's record. */
export async function refreshWallet(client: QueryClient): Promise<void> {
  const record = apiClient.call('userSelf', {}, silent).then(
    (operator) => userCache.update(operator),
    () => undefined,
  );
  await Promise.all([client.invalidateQueries({ queryKey: walletQueries.all }), record]);
}
