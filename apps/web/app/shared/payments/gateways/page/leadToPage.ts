import { rules, type OutsideGateway } from '@jiwu/contract/rules';
import { apiClient } from '../../../../session/apiClient.ts';

/**
 * The answer has code 30200: the client checks where it leads, and the given window goes there. One that was opened for
 * it forgets its empty page; this one can go back.
 */
export async function leadToPage(paymentId: string, gateway: OutsideGateway, goer: Window): Promise<void> {
  let isLed = false;
  const openWindow = (location: string) => {
    isLed = true;
    if (goer === window) goer.location.assign(location);
    else goer.location.replace(location);
  };
  await apiClient.call('paymentPage', { params: { id: paymentId } }, { silent: true, openWindow });
  // The client leads nowhere but to a gateway that it trusts.
  if (!isLed) throw new Error(`${rules.payment.names[gateway]}没有打开，请稍后再试，或换一种方式付`);
}
