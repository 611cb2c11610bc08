import type { ShopEndpoints } from '../../../../session/early/askEarly.ts';

/** What the page of confirming asks for from its HTML. */
export const askedEarly = {
  addressList: ['GET', '/api/address'],
  cartList: ['GET', '/api/cart'],
  orderQuote: ['POST', '/api/order/quote'],
} as const satisfies Partial<ShopEndpoints>;
