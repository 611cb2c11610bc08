import { apiClient } from '../../session/apiClient.ts';
import { mergeCart } from '../../session/cart.ts';
import type { CartAnswer } from './price/CartAnswer.ts';

/** The cart as it is now; lines that were added before the login are merged first. */
export async function readCart(signal?: AbortSignal): Promise<CartAnswer> {
  await mergeCart();
  return await apiClient.call('cartList', {}, { silent: true, ...(signal && { signal }) });
}
