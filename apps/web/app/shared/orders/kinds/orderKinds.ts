import type { Order } from '@jiwu/contract';
import { dropshippingKind } from './dropshippingKind.ts';
import { groupPurchaseKind } from './groupPurchaseKind.ts';
import { normalKind } from './normalKind.ts';
import { openBoxKind } from './openBoxKind.ts';
import type { OrderKindView } from './OrderKindView.ts';
import { prizeKind } from './prizeKind.ts';
import { wootKind } from './wootKind.ts';

/** Every kind of order as the pages show it: the compiler demands those of rules.order.kinds. */
const orderKinds: Readonly<Record<Order['kind'], OrderKindView>> = {
  normal: normalKind,
  prize: prizeKind,
  groupPurchase: groupPurchaseKind,
  woot: wootKind,
  openBox: openBoxKind,
  dropshipping: dropshippingKind,
};

/** How the pages show an order of its kind. */
export function kindView({ kind }: Pick<Order, 'kind'>): OrderKindView {
  return orderKinds[kind];
}
