import { findRefund } from '../../../modules/money/payments/index.ts';
import { assert } from '@jiwu/kernel';
import type { ShopServices } from '../../ShopServices.ts';
import { applyRefund } from '../applyRefund.ts';
import { gatewayOf } from './gatewayOf.ts';
import { orUnavailable } from './orUnavailable.ts';

/** What a decision on a stuck refund stands on. */
export interface HeardOfStuck {
  /** The wait during which the gateway was asked. Null: the refund was not stuck. */
  readonly waitsSince: Date | null;
  /** The gateway has closed it under its number. */
  readonly isClosedThere: boolean;
}

/**
 * Asks the gateway once more before finance decides, so that nobody pays what was paid: a refund that it has after all, or does
 * after all, is no longer stuck when the decision comes to it.
 */
export async function askAboutStuck(services: ShopServices, id: string): Promise<HeardOfStuck> {
  const refund = await findRefund(services.db.read, id);
  if (refund?.state !== 'stuck') return { waitsSince: null, isClosedThere: false };
  const { gateway, outTradeNo } = refund.payment;
  assert(gateway !== 'balance', 'what was paid from the balance is not refunded by a gateway');
  const { outRefundNo, waitsSince } = refund;
  const said = await orUnavailable(services, gatewayOf(services, gateway).queryRefund({ outTradeNo, outRefundNo }));
  const now = services.clock();
  await services.db.transact((tx) => applyRefund(tx, { gateway, outRefundNo, said, now }, services.payables));
  return { waitsSince, isClosedThere: said.state === 'failed' };
}
