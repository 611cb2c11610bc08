import type { Answer, Business, Contract } from '@jiwu/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';

export type { Business } from '@jiwu/contract';
export type Businesses = Answer<Contract['businessList']>;

export const businessQueries = {
  /** The page tells of a failure itself, with a way to try again. */
  list: () =>
    queryOptions({
      queryKey: ['businesses'],
      queryFn: ({ signal }) => apiClient.call('businessList', {}, { silent: true, signal }),
    }),
};

export const LIST = '/user/businesses';

/** Where a business is written anew, or changed. */
export function formAddress(business: Pick<Business, 'id'> | 'new'): string {
  return `${LIST}?id=${business === 'new' ? 'new' : business.id}`;
}
