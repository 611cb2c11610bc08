import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { PageDialog } from '../../../ui/antd/dialog/PageDialog.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
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
  /** The purchase has ended, and the user has been told. */
  onEnd: () => void;
}

/**
 * From choosing the way of paying to the result. Closing the dialog does not give the purchase up: the user may be paying on the
 * phone just then. It is followed on, and its result is announced.
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
      ) : paying.returned ? (
        <ReturnedPayment {...paying.returned} onPaid={ask} />
      ) : (
        <UnpaidPurchase purchase={purchase} onAsk={ask} />
      )}
    </PageDialog>
  );
}
