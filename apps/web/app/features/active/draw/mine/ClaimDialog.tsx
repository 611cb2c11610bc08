import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AddressForm } from '../../../../shared/people/address/AddressForm.tsx';
import { addressQueries } from '../../../../shared/people/address/addressQueries.ts';
import { LateAntd } from '../../../../ui/antd/LateAntd.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { PageDialog } from '../../../../ui/antd/dialog/PageDialog.tsx';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../../ui/form/useSend.ts';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { useUserCache } from '../../../../session/userCache.ts';
import type { Drawn } from '../../ActiveData.ts';
import { activeQueries } from '../../activeQueries.ts';
import { AddressChoice } from './AddressChoice.tsx';
import styles from './ClaimDialog.module.css';

interface ClaimDialogProps {
  drawn: Drawn;
  onClose: () => void;
}

/** Where goods that were won go; they are sent by an order that costs nothing. */
export default function ClaimDialog({ drawn, onClose }: ClaimDialogProps) {
  const member = useUserCache(({ operator }) => operator.invitationCode);
  const client = useQueryClient();
  const navigate = useNavigate();
  const addresses = useQuery(addressQueries.addresses());
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const items = addresses.data?.items ?? [];
  const chosen = items.find(({ id }) => id === chosenId) ?? items.find(({ isDefault }) => isDefault) ?? items[0];
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    if (!chosen) return;
    const input = { params: { id: drawn.id }, body: { addressId: chosen.id } };
    const { orderId } = await apiClient.call('drawClaim', input, { silent: true, idempotencyKey });
    void client.invalidateQueries({ queryKey: activeQueries.ofUser(member) });
    showToast({ kind: 'success', text: '已领取，我们会尽快发出' });
    onClose();
    void navigate(`/order/detail?id=${orderId}`);
  });
  const isForm = addresses.data !== undefined && (isAdding || items.length === 0);
  return (
    <LateAntd>
      <PageDialog title={`领取 ${drawn.prize.name}`} onClose={onClose}>
        {addresses.isError && !addresses.data && (
          <LoadFailed
            text="收货地址没有加载出来。"
            retrying={addresses.isFetching}
            onRetry={() => void addresses.refetch()}
          />
        )}
        {addresses.isPending && <div className={styles['loading']} role="status" aria-label="正在加载地址" />}
        {isForm && (
          <>
            <p className={styles['words']}>
              {items.length === 0 ? '还没有收货地址，请先填一个。' : '填一个新的收货地址。'}
            </p>
            <AddressForm
              address={null}
              onDone={({ id }) => {
                setChosenId(id);
                setAdding(false);
              }}
            />
          </>
        )}
        {!isForm && chosen && (
          <>
            <p className={styles['words']}>奖品和运费都不用付，选好地址就生成订单。</p>
            <AddressChoice items={items} chosenId={chosen.id} onChoose={setChosenId} />
            <FormProblem text={problem} />
            <div className={styles['foot']}>
              <TextButton onClick={() => setAdding(true)}>用新地址</TextButton>
              <Button look="filled" busy={isSending} onClick={() => void send(chosen.id)}>
                {isSending ? '正在领取' : '寄到这里'}
              </Button>
            </div>
          </>
        )}
      </PageDialog>
    </LateAntd>
  );
}
