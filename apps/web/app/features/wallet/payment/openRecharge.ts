import { ApiError } from '@jiwu/api-client';
import { errorCodes } from '@jiwu/contract/errorCodes';
import { rules } from '@jiwu/contract/rules';
import { apiClient } from '../../../session/apiClient.ts';
import { leadToAlipay } from '../../../shared/payments/gateway/leadToAlipay.ts';
import type { RechargeTry } from './PaymentTry.ts';

export interface OpenedRecharge {
  readonly paymentId: string;
  /** The content of WeChat's QR code. */
  readonly codeUrl: string | null;
  /** By this browser's clock, which may be wrong; the shop's own decides. */
  readonly deadlineMs: number;
}

/** Makes the recharge and opens its payment at the gateway. The dialog tells of a failure. */
export async function openRecharge({ key, amountFen, gateway, window }: RechargeTry): Promise<OpenedRecharge> {
  try {
    const { paymentId } = await apiClient.call(
      'walletRecharge',
      { body: { amountFen, gateway } },
      { silent: true, idempotencyKey: key },
    );
    const deadlineMs = Date.now() + rules.recharge.payMinutes * 60_000;
    if (gateway === 'wechat') return { paymentId, deadlineMs, codeUrl: await readCode(paymentId) };
    if (window) await leadToAlipay(paymentId, window);
    return { paymentId, deadlineMs, codeUrl: null };
  } catch (error) {
    window?.close();
    throw error;
  }
}

/** None for a payment that has ended meanwhile, of which the live connection tells. */
async function readCode(paymentId: string): Promise<string | null> {
  try {
    const { codeUrl } = await apiClient.call('paymentCode', { params: { id: paymentId } }, { silent: true });
    return codeUrl;
  } catch (error) {
    const { PAYMENT_DONE, PAYMENT_CLOSED } = errorCodes;
    if (error instanceof ApiError && [PAYMENT_DONE.code, PAYMENT_CLOSED.code].includes(error.code)) return null;
    throw error;
  }
}
