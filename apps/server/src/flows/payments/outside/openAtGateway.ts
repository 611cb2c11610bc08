import { getPayment, type PaymentRecord } from '../../../modules/money/payments/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { GatewayError, NUMBER_USED } from '../../../platform/gateways/GatewayError.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { askPayment } from './askPayment.ts';
import { closePayment } from './closePayment.ts';
import { orUnavailable } from './orUnavailable.ts';

/** For a waiting user: opens a payment at its gateway. A decision against it is explained; any other failure says that it is away. */
export async function openAtGateway<T>(
  services: ShopServices,
  payment: PaymentRecord,
  open: () => T | Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused') return await explain(services, payment, error);
    return await orUnavailable(services, Promise.reject(error as Error));
  }
}

/**
 * Most likely it is paid or closed already, and the callback has not arrived yet. A number that is used for another payer would be
 * refused until its end: this try is ended, and the next one has a number of its own.
 */
async function explain(services: ShopServices, payment: PaymentRecord, error: GatewayError): Promise<never> {
  const known = await orUnavailable(services, stateNow(services, payment, askPayment));
  const isStuck = error.code === NUMBER_USED && known !== 'paid' && known !== 'closed';
  const state = isStuck ? await orUnavailable(services, stateNow(services, payment, closePayment)) : known;
  if (state === 'paid') throw new ShopError('PAYMENT_DONE');
  if (state === 'closed') throw new ShopError('PAYMENT_CLOSED');
  services.log.error({ err: error, payment: payment.id }, 'the gateway refused to open a payment');
  throw new ShopError('GATEWAY_UNAVAILABLE');
}

async function stateNow(
  services: ShopServices,
  payment: PaymentRecord,
  settle: (services: ShopServices, payment: PaymentRecord) => Promise<void>,
): Promise<PaymentRecord['state']> {
  await settle(services, payment);
  return (await getPayment(services.db.read, payment)).state;
}
