import type { OutsideGateway } from '../../../modules/money/payments/index.ts';
import type { Capture } from '../../../platform/gateways/Gateway.ts';
import { raiseAlarm } from '../../../platform/telemetry/raiseAlarm.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { applyCapture } from '../applyCapture.ts';

/** A capture that the gateway told us when asked: applied in a transaction of its own. */
export async function settleCapture(
  services: ShopServices,
  input: { gateway: OutsideGateway; capture: Capture },
): Promise<void> {
  const now = services.clock();
  const { outcome } = await services.db.transact((tx) => applyCapture(tx, { ...input, now }, services.payables));
  if (outcome === 'refused') {
    const { outTradeNo, transactionId, amountFen } = input.capture;
    raiseAlarm(services.log, 'payment.captureRefused', {
      gateway: input.gateway,
      outTradeNo,
      transactionId,
      amountFen,
    });
  }
}
