import type { AdvertisementBooking, Answer, Contract } from '@jiwu/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type Booking = AdvertisementBooking;
export type Landing = Answer<Contract['advertisementLanding']>;

/** A visitor's page does without the API client; it is loaded with the first personal data. */
export const loadClient = async () => (await import('../../session/apiClient.ts')).apiClient;

/** Each part of the page tells of a failure itself, with a way to try again. */
const silent = { silent: true };

export const adQueries = {
  /** Keyed by user: one user's data is never shown to the next who logs in. */
  mine: (user: string) =>
    infiniteQueryOptions({
      queryKey: ['advertisement', user, 'mine'],
      initialPageParam: null as string | null,
      queryFn: async ({ pageParam, signal }) => {
        const query = pageParam === null ? {} : { cursor: pageParam };
        return (await loadClient()).call('advertisementMine', { query }, { ...silent, signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),

  businesses: (user: string) =>
    queryOptions({
      queryKey: ['advertisement', user, 'businesses'],
      queryFn: async ({ signal }) => (await loadClient()).call('businessList', {}, { ...silent, signal }),
    }),

  /** What the shop says of a path that an advertisement may lead to. */
  landing: (path: string) =>
    queryOptions({
      queryKey: ['advertisement', 'landing', path],
      queryFn: async ({ signal }) =>
        (await loadClient()).call('advertisementLanding', { query: { path } }, { ...silent, signal }),
    }),
};
