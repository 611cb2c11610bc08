import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';
import { showToast } from '../../ui/toast/toastStore.ts';

/** The VIP coupon of the day and its last seven days; asking takes none. Its key begins with that of everything about coupons. */
export const dailyCoupon = () =>
  queryOptions({ queryKey: ['coupons', 'daily'], queryFn: () => apiClient.call('vipDaily', {}, { silent: true }) });

/** Takes the coupon of the day and tells of it. A failure the client has told already. */
export async function takeDailyCoupon(): Promise<void> {
  try {
    const { coupon, reason } = await apiClient.call('userUpdateDailyVipon', {});
    showToast(coupon ? { kind: 'success', text: '已领取，今天 24:00 前有效' } : { kind: 'info', text: reason ?? '' });
  } catch {
    // The client has said why.
  }
}
