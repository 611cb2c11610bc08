import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { useSend } from '../../../../ui/form/useSend.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Price } from '../../../../ui/price/Price.tsx';
import { type Batch, batchQueries } from '../../batchQueries.ts';
import styles from './OrderedPanel.module.css';

/** What is being paid for, and the way to give it up. */
export function OrderedPanel({ batch }: { batch: Batch }) {
  const { id, orders, goodsFen, shippingFen, payFen } = batch;
  const [isAsked, setAsked] = useState(false);
  const client = useQueryClient();
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    const closed = await apiClient.call(
      'dropshippingCancel',
      { params: { id }, body: {} },
      { inline: true, idempotencyKey },
    );
    client.setQueryData(batchQueries.batch(id).queryKey, closed);
  });
  return (
    <Panel title="批次">
      <dl className={styles['sums']}>
        <dt>货款</dt>
        <dd>{formatFen(goodsFen ?? 0)}</dd>
        <dt>运费</dt>
        <dd>{formatFen(shippingFen ?? 0)}</dd>
      </dl>
      <p className={styles['total']}>
        {formatCount(orders.all)} 单应付 <Price fen={payFen ?? 0} size="card" />
      </p>
      <p className={styles['cancel']}>
        <TextButton onClick={() => setAsked(true)}>取消这个批次</TextButton>
      </p>
      {isAsked && (
        <ConfirmDialog
          title="取消这个批次？"
          text="留着的库存会放回，没有扣款。名单还在，按“再寄一次”可以重新下单。"
          confirm={{ label: '取消批次', busyLabel: '正在取消', onPress: () => void send(id) }}
          isBusy={isSending}
          problem={problem}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}
