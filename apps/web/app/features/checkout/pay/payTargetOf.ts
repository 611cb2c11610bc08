import type { PayTarget } from '../../../shared/payments/payWays/PayTarget.ts';
import { apiClient } from '../../../session/apiClient.ts';
import type { Order } from '../orderQueries.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';

const PasswordDialog = lazyPart(() => import('../../../shared/payments/password/LatePasswordDialog.tsx'));

/** An order, for the ways of paying. */
export function payTargetOf({ id, payFen }: Order): PayTarget {
  const params = { id };
  return {
    key: id,
    amountFen: payFen,
    openPayment: (wish) => apiClient.call('orderPay', { params, body: wish }, { silent: true }),
    payByBalance: (password, idempotencyKey) =>
      apiClient.call('orderPayBalance', { params, body: { password } }, { silent: true, idempotencyKey }),
    lateNote: '二维码与订单同时失效。付款时若订单已关闭，钱会原路退回。',
    PasswordDialog,
  };
}
