import type { Payment } from '@jiwu/contract';
import { payableOf, type PaymentRecord } from '../../../modules/money/payments/index.ts';
import type { ShopServices } from '../../ShopServices.ts';

/** The pages of the site where the payer pays, and sees what came of it. */
export function pagesOfPayment(services: ShopServices, payment: PaymentRecord): Payment['pages'] {
  const { kind, id } = payment.payable;
  const payable = payableOf(services.payables, kind);
  return { toPay: payable.pageToPay({ id }), after: payable.pageAfter({ id, payment }) };
}
