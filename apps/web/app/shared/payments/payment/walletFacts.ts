import type { Answer, Contract } from '@jiwu/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../../session/apiClient.ts';

export type Wallet = Answer<Contract['walletGet']>;

/** The user's balance and payment password state. Its key begins with that of the wallet, so that it is refreshed with it. */
export const walletFacts = () =>
  queryOptions({
    queryKey: ['wallet', 'facts'],
    queryFn: () => apiClient.call('walletGet', {}, { silent: true }),
  });
