import { rules } from '@jiwu/contract/rules';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import type { VipPaying } from './VipPaying.ts';

/**
 * Alipay returns to `?payment=<id>`: the result is shown once, and the address is cleaned. The other parameters that Alipay adds
 * prove nothing, so they are not read.
 */
export function useReturnedPurchase(onReturned: (paying: VipPaying) => void): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const paymentId = params.get('payment');
  const tidy = useEffectEvent((id: string) => {
    void navigate({ search: '', hash: '#vip' }, { replace: true, preventScrollReset: true });
    // A list of one is an id; anything else means nothing.
    if (!rules.idListPattern.test(id) || id.includes(',')) return;
    findPaying(id).then(onReturned, () => {
      showToast({ kind: 'info', text: '没有找到这次支付，VIP 的有效期以本页为准' });
    });
  });
  useEffect(() => {
    if (paymentId !== null) tidy(paymentId);
  }, [paymentId]);
}

async function findPaying(paymentId: string): Promise<VipPaying> {
  const { payable, gateway } = await apiClient.call('paymentGet', { params: { id: paymentId } }, { silent: true });
  const purchase = await apiClient.call('vipPurchaseGet', { params: { id: payable.id } }, { silent: true });
  // Nobody returns from paying by balance, which has no page of its own.
  return { purchase, returned: gateway === 'balance' ? null : { paymentId, gateway } };
}
