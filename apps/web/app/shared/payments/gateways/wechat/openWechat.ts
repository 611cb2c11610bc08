import { apiClient } from '../../../../session/apiClient.ts';
import type { PayTarget } from '../../payWays/PayTarget.ts';

/** The payment at WeChat, the same however often it is asked for, and the content of its code. */
export async function openWechat(target: PayTarget): Promise<{ paymentId: string; codeUrl: string }> {
  const { paymentId } = await target.openPayment('wechat');
  const { codeUrl } = await apiClient.call('paymentCode', { params: { id: paymentId } }, { silent: true });
  return { paymentId, codeUrl };
}
