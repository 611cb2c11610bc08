import { rules } from '@jiwu/contract/rules';
import { apiClient } from '../../../session/apiClient.ts';
import { gatewayViewHere } from '../../../shared/payments/gateways/gatewayViewHere.ts';
import { payDevice } from '../../../shared/payments/gateways/payDevice.ts';
import type { RechargeTry } from './PaymentTry.ts';

export interface OpenedRecharge {
  readonly paymentId: string;
  /** The content of the code to scan, where the gateway has one. */
  readonly codeUrl: string | null;
  /** By this browser's clock, which may be wrong; the shop's own decides. */
  readonly deadlineMs: number;
}

/** Makes the recharge and opens its payment at the gateway. The dialog tells of a failure. */
export async function openRecharge({ key, amountFen, gateway, window }: RechargeTry): Promise<OpenedRecharge> {
  try {
    const { paymentId } = await apiClient.call(
      'walletRecharge',
      { body: { amountFen, gateway, device: payDevice() } },
      { silent: true, idempotencyKey: key },
    );
    const deadlineMs = Date.now() + rules.recharge.payMinutes * 60_000;
    const { codeUrl } = await gatewayViewHere(gateway).open(paymentId, window);
    return { paymentId, deadlineMs, codeUrl };
  } catch (error) {
    window?.close();
    throw error;
  }
}
