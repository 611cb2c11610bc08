import { rules } from '@jiwu/contract/rules';
import { apiClient } from './apiClient.ts';

/** The account's side of the collection. Loaded only for a logged-in user: it brings the API client. */

export async function readAccount(): Promise<readonly string[]> {
  const { productIds } = await apiClient.call('collectionIds');
  return productIds;
}

export async function addToAccount(productIds: readonly string[]): Promise<readonly string[]> {
  return await inPortions('collectionAdd', productIds);
}

export async function removeFromAccount(productIds: readonly string[]): Promise<readonly string[]> {
  return await inPortions('collectionRemove', productIds);
}

/** One request takes so many; each answers with everything that is kept after it. */
async function inPortions(
  name: 'collectionAdd' | 'collectionRemove',
  productIds: readonly string[],
): Promise<readonly string[]> {
  const { perRequest } = rules.collection;
  let kept: readonly string[] = [];
  for (let start = 0; start < productIds.length; start += perRequest) {
    const answer = await apiClient.call(name, { body: { productIds: productIds.slice(start, start + perRequest) } });
    kept = answer.productIds;
  }
  return kept;
}
