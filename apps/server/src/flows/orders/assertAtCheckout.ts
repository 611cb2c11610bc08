import { kindOf, type OrderKindName, type OrderKinds } from '../../modules/trade/orders/index.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** Refuses kinds that flows of their own make: nobody orders a prize at the checkout. */
export function assertAtCheckout(kinds: OrderKinds, kind: OrderKindName): void {
  if (!kindOf(kinds, kind).isBoughtAtCheckout) throw new ShopError('INVALID_INPUT');
}
