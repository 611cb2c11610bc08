import type { PayDevice } from '@jiwu/contract/rules';

/** What the payer sits at, by what their browser says of itself: it decides where a gateway leads them. */
export function payDevice(userAgent: string = navigator.userAgent): PayDevice {
  // Desktop editions of WeChat name themselves, too, and pay in the same way.
  if (userAgent.includes('MicroMessenger')) return 'wechat';
  return /Android|iPhone|iPod|HarmonyOS|Mobile/.test(userAgent) ? 'phone' : 'computer';
}
