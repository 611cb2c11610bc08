import type { rules } from '@jiwu/contract';
import type { Payable } from '../modules/payments/index.ts';
import { vipPayable } from '../modules/vip/index.ts';
import { rechargePayable } from '../modules/wallet/index.ts';
import { createOrderPayable } from './orders/createOrderPayable.ts';
import { orderKinds } from './orders/orderKinds.ts';

/** All that can be paid for: the compiler demands every kind. */
export const payables: Readonly<Record<(typeof rules.payment.payables)[number], Payable>> = {
  recharge: rechargePayable,
  order: createOrderPayable(orderKinds),
  vip: vipPayable,
};
