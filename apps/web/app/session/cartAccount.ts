import type { Answer, Contract } from '@jiwu/contract';
import type { NewCartLine } from './NewCartLine.ts';
import { apiClient } from './apiClient.ts';

/** The server's side of the cart. Loaded only when the cart has lines or gets one: it brings the API client. */

export async function readCount(): Promise<CartCount> {
  return await apiClient.call('cartCount', {}, { silent: true });
}

export async function merge(): Promise<Answer<Contract['cartMerge']>> {
  return await apiClient.call('cartMerge', {}, { silent: true });
}

export async function add(body: NewCartLine): Promise<Answer<Contract['cartAdd']>> {
  return await apiClient.call('cartAdd', { body });
}

type CartCount = Answer<Contract['cartCount']>;
