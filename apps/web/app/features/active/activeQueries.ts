import { queryOptions } from '@tanstack/react-query';
import { readAnswer } from '../../api/readAnswer.ts';
import type { Answer, Contract } from '@jiwu/contract';
import type { Drawn } from './ActiveData.ts';

/** A visitor's page does without the API client; it is loaded with the first personal data. */
export const loadClient = async () => (await import('../../session/apiClient.ts')).apiClient;

/** The parts of the page tell of a failure themselves, with a way to try again. */
const silent = { silent: true };

/** Limits the pages that are read at once; no user has made so many draws. */
const MOST_PAGES = 50;

export const activeQueries = {
  /** Keyed by user: one user's data is never shown to the next who logs in. */
  ofUser: (user: string) => ['active', user] as const,

  offers: (user: string) =>
    queryOptions({
      queryKey: [...activeQueries.ofUser(user), 'offers'],
      queryFn: async ({ signal }) => (await loadClient()).call('couponOffers', { query: {} }, { ...silent, signal }),
    }),

  /** Number of coupons that the user can use. */
  ownCoupons: (user: string) =>
    queryOptions({
      queryKey: [...activeQueries.ofUser(user), 'ownCoupons'],
      queryFn: async ({ signal }) =>
        (await loadClient()).call('couponList', { query: { state: 'unused' } }, { ...silent, signal }),
      select: ({ counts }) => counts.unused,
    }),

  checkIn: (user: string) =>
    queryOptions({
      queryKey: [...activeQueries.ofUser(user), 'checkIn'],
      queryFn: async ({ signal }) => (await loadClient()).call('checkInGet', { query: {} }, { ...silent, signal }),
    }),

  /** Of a month that is over. */
  checkInOf: (user: string, month: string) =>
    queryOptions({
      queryKey: [...activeQueries.ofUser(user), 'checkIn', month],
      queryFn: async ({ signal }) =>
        (await loadClient()).call('checkInGet', { query: { month } }, { ...silent, signal }),
    }),

  draw: (user: string) =>
    queryOptions({
      queryKey: [...activeQueries.ofUser(user), 'draw'],
      queryFn: async ({ signal }) => (await loadClient()).call('drawGet', {}, { ...silent, signal }),
    }),

  /** All of the user's draws, the newest first. */
  drawn: (user: string) =>
    queryOptions({
      queryKey: [...activeQueries.ofUser(user), 'drawn'],
      queryFn: async ({ signal }) => {
        const client = await loadClient();
        const all: Drawn[] = [];
        let cursor: string | null = null;
        for (let page = 0; page < MOST_PAGES; page += 1) {
          const query: { cursor?: string } = cursor === null ? {} : { cursor };
          const answer: Answer<Contract['drawMine']> = await client.call('drawMine', { query }, { ...silent, signal });
          all.push(...answer.items);
          cursor = answer.nextCursor;
          if (cursor === null) break;
        }
        return all;
      },
    }),

  chances: (user: string) =>
    queryOptions({
      queryKey: [...activeQueries.ofUser(user), 'chances'],
      queryFn: async ({ signal }) => (await loadClient()).call('drawChances', {}, { ...silent, signal }),
    }),

  /** Past periods are the same for all. */
  periods: () =>
    queryOptions({
      queryKey: ['active', 'periods'],
      queryFn: ({ signal }) => readAnswer<Answer<Contract['drawPeriods']>>('/api/draw/period', signal),
      select: ({ items }) => items,
    }),

  vip: (user: string) =>
    queryOptions({
      queryKey: [...activeQueries.ofUser(user), 'vip'],
      queryFn: async ({ signal }) => (await loadClient()).call('vipGet', {}, { ...silent, signal }),
    }),

  cart: (user: string) =>
    queryOptions({
      queryKey: [...activeQueries.ofUser(user), 'cart'],
      queryFn: async ({ signal }) => (await loadClient()).call('cartList', {}, { ...silent, signal }),
    }),
};
