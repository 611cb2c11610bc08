import { assert } from '@jiwu/kernel';
import { prizeKind } from '../../modules/promotion/draws/index.ts';
import { normalKind, type OrderKind, type OrderKinds } from '../../modules/trade/orders/index.ts';

/** Every kind of order that the shop knows. */
export const orderKinds: OrderKinds = { normal: normalKind, prize: prizeKind };

export function kindOf(kinds: OrderKinds, name: string): OrderKind {
  const kind = kinds[name];
  assert(kind, `an order kind ${name}`);
  return kind;
}
