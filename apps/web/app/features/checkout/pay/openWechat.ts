import { apiClient } from '../../../session/apiClient.ts';

/** The payment of this order at WeChat, the same however often it is asked for, and what its code says. */
export async function openWechat(orderId: string): Promise<{ paymentId: string; codeUrl: string }> {
  const { paymentId } = await apiClient.call(
    'orderPay',
    { params: { id: orderId }, body: { gateway: 'wechat' } },
    { silent: true },
  );
  const { codeUrl } = await apiClient.call('paymentCode', { params: { id: paymentId } }, { silent: true });
  return { paymentId, codeUrl };
}
