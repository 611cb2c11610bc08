import { apiClient } from '../../../../session/apiClient.ts';
import type { PayTarget } from '../../../../shared/payments/payWays/PayTarget.ts';
import type { Batch } from '../../batchQueries.ts';
import { lazyPart } from '../../../../ui/lazy/lazyPart.ts';

const PasswordDialog = lazyPart(() => import('../../../../shared/payments/password/LatePasswordDialog.tsx'));

/** A whole batch, for the ways of paying. */
export function payTargetOf({ id, payFen }: Pick<Batch, 'id' | 'payFen'>): PayTarget {
  const params = { id };
  return {
    key: id,
    amountFen: payFen ?? 0,
    openPayment: (wish) => apiClient.call('dropshippingPay', { params, body: wish }, { silent: true }),
    payByBalance: (password, idempotencyKey) =>
      apiClient.call('dropshippingPayBalance', { params, body: { password } }, { silent: true, idempotencyKey }),
    lateNote: '二维码与批次同时失效。付款时若批次已关闭，钱会原路退回。',
    PasswordDialog,
  };
}
