import { assert } from '@jiwu/kernel';
import type { OutsideGateway, Payables, PaymentRecord } from '../modules/payments/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { Services } from '../platform/services.ts';

/** The gateways refuse to open what ends sooner. */
const SHORTEST_MS = 60_000;

/** Refuses to lead anyone to a payment that has ended, or whose payable no longer wants it. */
export async function assertOpenable(
  services: Services,
  input: { payment: PaymentRecord; gateway: OutsideGateway; payables: Payables },
): Promise<void> {
  const { payment } = input;
  if (payment.gateway !== input.gateway) throw new ShopError('GATEWAY_MISFIT');
  if (payment.state === 'paid') throw new ShopError('PAYMENT_DONE');
  const leftMs = payment.expiresAt.getTime() - services.clock().getTime();
  if (payment.state === 'closed' || leftMs < SHORTEST_MS) throw new ShopError('PAYMENT_CLOSED');
  const payable = input.payables[payment.payable.kind];
  assert(payable, `a payable of kind ${payment.payable.kind}`);
  const { userId } = payment;
  const wanted = await services.db.transact((tx) => payable.lock(tx, { userId, id: payment.payable.id }));
  if (wanted?.wants !== 'payment') throw new ShopError('PAYMENT_CLOSED');
}
