import { idOfBrowser } from '../../../platform/crypto/idOfBrowser.ts';
import type { CartOwner } from './CartOwner.ts';

/** A guest's cart, known to the one browser that has its key. */
export function guestCart({ browserId, cartKey }: { browserId: string; cartKey: string }): CartOwner {
  return { ownerId: idOfBrowser({ browserId, key: cartKey }), userId: null };
}
