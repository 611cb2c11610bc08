import type { ShopEndpoints } from '../../../session/early/askEarly.ts';

/** What the page of the cart asks for from its HTML. */
export const askedEarly = { cartList: ['GET', '/api/cart'] } as const satisfies Partial<ShopEndpoints>;
