import type { PayTarget } from '../../../shared/payments/payWays/PayTarget.ts';
import { apiClient } from '../../../session/apiClient.ts';
import type { VipPurchase } from '../membershipQueries.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';

const PasswordDialog = lazyPart(() => import('../../../shared/payments/password/PasswordDialog.tsx'));

/** A VIP plan, for the ways of paying. */
export function payTargetOf({ id, amountFen }: VipPurchase): PayTarget {
  const params = { id };
  return {
    key: id,
    amountFen,
    openPayment: (wish) => apiClient.call('vipPurchasePay', { params, body: wish }, { silent: true }),
    payByBalance: (password, idempotencyKey) =>
      apiClient.call('vipPurchasePayBalance', { params, body: { password } }, { silent: true, idempotencyKey }),
    lateNote: '过了时间才付的，钱会原路退回。',
    PasswordDialog,
  };
}
