import { payableOf, type PaymentRecord } from '../../../modules/money/payments/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { ShopServices } from '../../ShopServices.ts';

/** The gateways refuse to open a payment that ends sooner. */
const SHORTEST_MS = 60_000;

/** Refuses a payment that has ended, or whose payable no longer wants it. */
export async function assertOpenable(services: ShopServices, payment: PaymentRecord): Promise<void> {
  if (payment.state === 'paid') throw new ShopError('PAYMENT_DONE');
  const leftMs = payment.expiresAt.getTime() - services.clock().getTime();
  if (payment.state === 'closed' || payment.endedAt || leftMs < SHORTEST_MS) throw new ShopError('PAYMENT_CLOSED');
  const payable = payableOf(services.payables, payment.payable.kind);
  const { userId } = payment;
  const wanted = await services.db.transact((tx) => payable.lock(tx, { userId, id: payment.payable.id }));
  if (wanted?.wants !== 'payment') throw new ShopError('PAYMENT_CLOSED');
}
