import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { PageDialog } from '../../../components/dialog/PageDialog.tsx';
import { showToast } from '../../../components/toast/toastStore.ts';
import { membershipQueries, refreshMembership } from '../membershipQueries.ts';
import { planNames } from './planNames.ts';
import { PurchaseResult } from './PurchaseResult.tsx';
import { ReturnedPayment } from './ReturnedPayment.tsx';
import { UnpaidPurchase } from './UnpaidPurchase.tsx';
import type { VipPaying } from './VipPaying.ts';

interface VipPayDialogProps {
  paying: VipPaying;
  isShown: boolean;
  onHide: () => void;
  /** It has ended, and whoever waited has been told. */
  onEnd: () => void;
}

/**
 * From choosing how to pay to the result. Closing it does not give the purchase up: somebody may be paying on their phone
 * just then. It is followed on, and its result told.
 */
export default function VipPayDialog({ paying, isShown, onHide, onEnd }: VipPayDialogProps) {
  const client = useQueryClient();
  const { data: purchase, refetch } = useQuery(membershipQueries.purchase(paying.purchase));
  const { plan, state } = purchase;
  const isOver = state !== 'unpaid';

  useEffect(() => {
    if (isOver) void refreshMembership(client);
  }, [isOver, client]);

  const tellUnseen = useEffectEvent(() => {
    if (state === 'paid') showToast({ kind: 'success', text: `VIP ${planNames[plan]}已生效` });
    onEnd();
  });
  const isUnseen = isOver && !isShown;
  useEffect(() => {
    if (isUnseen) tellUnseen();
  }, [isUnseen]);

  function close() {
    if (isOver) {
      onEnd();
      return;
    }
    onHide();
    showToast({ kind: 'info', text: '还没有付款，再按一次按钮可以继续付' });
  }

  const ask = () => void refetch();
  return (
    <PageDialog title={`VIP ${planNames[plan]}`} open={isShown} onClose={close}>
      {isOver ? (
        <PurchaseResult purchase={purchase} onDone={onEnd} />
      ) : paying.returnedPaymentId ? (
        <ReturnedPayment paymentId={paying.returnedPaymentId} onPaid={ask} />
      ) : (
        <UnpaidPurchase purchase={purchase} onAsk={ask} />
      )}
    </PageDialog>
  );
}
