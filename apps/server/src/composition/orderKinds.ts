import { dropshippingKind } from '../modules/channels/dropshipping/index.ts';
import { groupPurchaseKind } from '../modules/channels/groupPurchase/index.ts';
import { openBoxKind } from '../modules/channels/openBox/index.ts';
import { wootKind } from '../modules/channels/woot/index.ts';
import { prizeKind } from '../modules/promotion/draws/index.ts';
import { normalKind, type OrderKinds } from '../modules/trade/orders/index.ts';

/** Every kind of order: the compiler demands those of rules.order.kinds. */
export const orderKinds: OrderKinds = {
  normal: normalKind,
  prize: prizeKind,
  groupPurchase: groupPurchaseKind,
  woot: wootKind,
  openBox: openBoxKind,
  dropshipping: dropshippingKind,
};
