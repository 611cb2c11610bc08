import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import type { DialogProps } from './DialogProps.ts';
import { useSend } from '../../../ui/form/useSend.ts';

/** It cannot be taken back, so it is asked. */
export default function ReceiveOrder({ orderId, onClose, onDone }: DialogProps) {
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    const input = { params: { id: orderId }, body: {} };
    await apiClient.call('orderReceive', input, { silent: true, idempotencyKey });
    showToast({ kind: 'success', text: '已确认收货，可以评价了' });
    onDone();
  });
  return (
    <ConfirmDialog
      title="都收到了吗"
      text="请先核对包裹里的商品和件数。确认之后订单完成，7 天内仍可以申请售后。"
      confirm={{ label: '确认收货', busyLabel: '正在确认', onPress: () => void send('receive') }}
      isBusy={isSending}
      problem={problem}
      onClose={onClose}
    />
  );
}
