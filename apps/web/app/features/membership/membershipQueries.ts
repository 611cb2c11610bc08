import type { Answer, Contract } from '@jiwu/contract';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';
import { userCache } from '../../session/userCache.ts';
import { renewMenuCounts } from '../../shared/people/userMenu/useMenuCounts.ts';

export type Vip = Answer<Contract['vipGet']>;
export type VipPurchase = Answer<Contract['vipPurchaseGet']>;
export type Level = Answer<Contract['levelGet']>;
export type InvitedPage = Answer<Contract['invitationList']>;

/** Each panel tells of a failure itself, with a way to try again. */
const silent = { silent: true };

const PURCHASE_POLL_MS = 4000;

export const membershipQueries = {
  all: ['membership'] as const,

  level: () =>
    queryOptions({
      queryKey: [...membershipQueries.all, 'level'],
      queryFn: () => apiClient.call('levelGet', {}, silent),
    }),

  vip: () =>
    queryOptions({ queryKey: [...membershipQueries.all, 'vip'], queryFn: () => apiClient.call('vipGet', {}, silent) }),

  /** Polls while the purchase waits for payment: the user may have closed the dialog and be paying on the phone. */
  purchase: (purchase: VipPurchase) =>
    queryOptions({
      queryKey: ['vipPurchase', purchase.id],
      queryFn: () => apiClient.call('vipPurchaseGet', { params: { id: purchase.id } }, silent),
      initialData: purchase,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'unpaid' ? PURCHASE_POLL_MS : false),
    }),

  purchases: () =>
    infiniteQueryOptions({
      queryKey: [...membershipQueries.all, 'purchases'],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) => {
        const query = pageParam === null ? {} : { cursor: pageParam };
        return apiClient.call('vipPurchaseList', { query }, { ...silent, signal });
      },
      // A plan may have been bought, or paid for, since it was last open.
      staleTime: 0,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),

  integral: () =>
    queryOptions({
      queryKey: [...membershipQueries.all, 'integral'],
      queryFn: () => apiClient.call('integralGet', {}, silent),
    }),

  /** The panel shows the newest of it, the drawer all. */
  statement: () =>
    infiniteQueryOptions({
      queryKey: [...membershipQueries.all, 'statement'],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) => {
        const query = pageParam === null ? {} : { cursor: pageParam };
        return apiClient.call('integralStatement', { query }, { ...silent, signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),

  chances: () =>
    queryOptions({
      queryKey: [...membershipQueries.all, 'chances'],
      queryFn: () => apiClient.call('drawChances', {}, silent),
    }),

  /** Optional: the page works without it. */
  drawPeriod: () =>
    queryOptions({
      queryKey: [...membershipQueries.all, 'drawPeriod'],
      queryFn: () => apiClient.call('drawGet', {}, silent),
      select: ({ period, now }) => (period !== null && period.startsAt <= now && now < period.endsAt ? period : null),
    }),

  invitation: () =>
    queryOptions({
      queryKey: [...membershipQueries.all, 'invitation'],
      queryFn: () => apiClient.call('invitationGet', {}, silent),
    }),

  invited: () =>
    infiniteQueryOptions({
      queryKey: [...membershipQueries.all, 'invited'],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) => {
        const query = pageParam === null ? {} : { cursor: pageParam };
        return apiClient.call('invitationList', { query }, { ...silent, signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
};

/** VIP has been bought: all that tells of it, and of the balance that may have paid it, is asked for anew. */
export async function refreshMembership(client: QueryClient): Promise<void> {
  renewMenuCounts();
  const record = apiClient.call('userSelf', {}, silent).then(
    (operator) => userCache.update(operator),
    () => undefined,
  );
  await Promise.all([
    client.invalidateQueries({ queryKey: membershipQueries.all }),
    client.invalidateQueries({ queryKey: ['wallet'] }),
    client.invalidateQueries({ queryKey: ['coupons'] }),
    record,
  ]);
}
