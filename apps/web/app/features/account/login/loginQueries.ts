import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../../session/apiClient.ts';

const POLL_MS = 1500;
const quietly = { inline: true };

/** A login code belongs to the page that shows it: never shared, never kept, never fetched again by itself. */
const once = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export const loginQueries = {
  miniProgramCode: () =>
    queryOptions({
      ...once,
      queryKey: ['miniProgramCode'],
      gcTime: 0,
      queryFn: () => apiClient.call('userLoginQrCodeWechatMp', {}, quietly),
    }),

  /** Asked every 1.5 s while the page is visible, until the code has come to its end. */
  miniProgramResult: (pollKey: string | undefined) =>
    queryOptions({
      queryKey: ['miniProgramResult', pollKey],
      enabled: pollKey !== undefined,
      staleTime: 0,
      queryFn: () => apiClient.call('userLoginQrCodeWechatMpResult', { body: { pollKey: pollKey ?? '' } }, quietly),
      refetchInterval: (query) => (isOver(query.state.data?.state) ? false : POLL_MS),
      refetchOnWindowFocus: (query) => !isOver(query.state.data?.state),
      refetchOnReconnect: (query) => !isOver(query.state.data?.state),
    }),

  websiteCode: () =>
    queryOptions({
      ...once,
      queryKey: ['websiteCode'],
      gcTime: 0,
      queryFn: () => apiClient.call('userLoginQrCodeWechat', {}, quietly),
    }),

  /** WeChat's code is good for one exchange: two effects of one page share it. */
  websiteExchange: (exchange: { code: string; state: string; stateKey: string }) =>
    queryOptions({
      ...once,
      queryKey: ['websiteExchange', exchange],
      queryFn: () => apiClient.call('userLoginWechatAccessToken', { body: exchange }, quietly),
    }),
};

function isOver(state: string | undefined): boolean {
  return state === 'confirmed' || state === 'refused' || state === 'expired';
}
