import type { ShopPayables } from '../flows/ShopServices.ts';
import { createBatchPayable } from '../flows/dropshipping/createBatchPayable.ts';
import { createOrderPayable } from '../flows/orders/createOrderPayable.ts';
import { advertisementPayable } from '../modules/content/advertisement/index.ts';
import { rechargePayable } from '../modules/money/wallet/index.ts';
import { vipPayable } from '../modules/people/vip/index.ts';
import { orderRegistry } from './orderRegistry.ts';

/** All that can be paid for: the compiler demands every kind. */
export const payables: ShopPayables = {
  recharge: rechargePayable,
  order: createOrderPayable(orderRegistry),
  vip: vipPayable,
  dropshippingBatch: createBatchPayable(),
  advertisement: advertisementPayable,
};
