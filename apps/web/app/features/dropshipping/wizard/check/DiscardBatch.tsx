import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '../../../../format/formatCount.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { useSend } from '../../../../ui/form/useSend.ts';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { LIST } from '../../batchAddress.ts';
import { type Batch, batchQueries } from '../../batchQueries.ts';
import styles from './DiscardBatch.module.css';

/** Throws away a list that nobody ordered; its rows cannot be had back, so it asks. */
export function DiscardBatch({ batch: { id, name, rows } }: { batch: Batch }) {
  const [isAsked, setAsked] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    await apiClient.call('dropshippingRemove', { params: { id } }, { inline: true, idempotencyKey });
    showToast({ kind: 'success', text: '批次已删掉' });
    await navigate(LIST);
    await client.invalidateQueries({ queryKey: batchQueries.all });
  });
  return (
    <p className={styles['discard']}>
      不用了可以<TextButton onClick={() => setAsked(true)}>删掉这个批次</TextButton>
      {isAsked && (
        <ConfirmDialog
          title={`删掉“${name}”？`}
          text={`${formatCount(rows.all)} 行收件人一起删掉，找不回来。没有下单，没有扣款。`}
          confirm={{ label: '删掉', busyLabel: '正在删', onPress: () => void send(id) }}
          isBusy={isSending}
          problem={problem}
          onClose={() => setAsked(false)}
        />
      )}
    </p>
  );
}
