import type { Answer, Contract } from '@jiwu/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';

export type Wallet = Answer<Contract['walletGet']>;

/** What there is to pay with. Begins with the key of everything about the wallet, so that it is refreshed with it. */
export const walletFacts = () =>
  queryOptions({
    queryKey: ['wallet', 'facts'],
    queryFn: () => apiClient.call('walletGet', {}, { silent: true }),
  });
