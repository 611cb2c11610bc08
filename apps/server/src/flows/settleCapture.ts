import type { OutsideGateway, Payables } from '../modules/payments/index.ts';
import type { Capture } from '../platform/gateways/Gateway.ts';
import type { Services } from '../platform/services.ts';
import { raiseAlarm } from '../platform/telemetry/raiseAlarm.ts';
import { announcePayment } from './announcePayment.ts';
import { applyCapture } from './applyCapture.ts';

/** A capture that the gateway told us when asked: applied in a transaction of its own. */
export async function settleCapture(
  services: Services,
  input: { gateway: OutsideGateway; capture: Capture },
  payables: Payables,
): Promise<void> {
  const now = services.clock();
  const { outcome, payment } = await services.db.transact((tx) => applyCapture(tx, { ...input, now }, payables));
  if (outcome === 'refused') {
    const { outTradeNo, transactionId, amountFen } = input.capture;
    raiseAlarm(services.log, 'payment.captureRefused', {
      gateway: input.gateway,
      outTradeNo,
      transactionId,
      amountFen,
    });
  }
  if (outcome === 'applied' && payment) await announcePayment(services, payment);
}
