import { apiClient } from '../../../../session/apiClient.ts';
import { openTry } from '../../payWays/openTry.ts';
import type { PayTarget } from '../../payWays/PayTarget.ts';

/** The payment at WeChat, the same however often it is asked for, and the content of its code. */
export async function openWechat(target: PayTarget): Promise<{ paymentId: string; codeUrl: string }> {
  const { paymentId, led } = await openTry(target, { gateway: 'wechat', device: 'computer' }, (id) =>
    apiClient.call('paymentCode', { params: { id } }, { silent: true }),
  );
  return { paymentId, codeUrl: led.codeUrl };
}
