import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { batchAddress } from '../batchAddress.ts';
import { type Batch, batchQueries, type Row } from '../batchQueries.ts';
import { useStep } from '../../../ui/form/useStep.ts';
import styles from './ChosenRows.module.css';
import { isCancellable, MOST_CHOSEN } from './rowStates.ts';

interface ChosenRowsProps {
  batch: Batch;
  chosen: ReadonlySet<number>;
  rows: readonly Row[];
  onDone: () => void;
}

/** What is done with the ticked rows: sent once more, or cancelled where no parcel has left. */
export function ChosenRows({ batch: { id }, chosen, rows, onDone }: ChosenRowsProps) {
  const [isAsked, setAsked] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const repeating = useStep();
  const nos = [...chosen].toSorted((one, other) => one - other).slice(0, MOST_CHOSEN);
  const unsent = rows.filter((row) => chosen.has(row.no) && isCancellable(row)).slice(0, MOST_CHOSEN);
  const backFen = unsent.reduce((sum, { price }) => sum + (price?.payFen ?? 0), 0);

  const cancelling = useSend(async (idempotencyKey) => {
    const body = { nos: unsent.map(({ no }) => no) };
    const done = await apiClient.call(
      'dropshippingRowsCancel',
      { params: { id }, body },
      { inline: true, idempotencyKey },
    );
    client.setQueryData(batchQueries.batch(id).queryKey, done.batch);
    await client.invalidateQueries({ queryKey: batchQueries.rowsOf(id) });
    const left = done.refused.length > 0 ? `，${formatCount(done.refused.length)} 单已经发出，没有取消` : '';
    showToast({ kind: 'success', text: `已取消 ${formatCount(done.cancelled)} 单，钱已退回余额${left}` });
    setAsked(false);
    onDone();
  });

  async function repeat(idempotencyKey: string) {
    const made = await apiClient.call('dropshippingRepeat', { params: { id }, body: { nos } }, { idempotencyKey });
    await navigate(batchAddress(made.id, 'check'));
  }

  return (
    <div className={styles['chosen']} role="group" aria-label="选中的行">
      <p>
        已选 {formatCount(chosen.size)} 行 <TextButton onClick={onDone}>不选了</TextButton>
      </p>
      <Button busy={repeating.isBusy} onClick={() => void repeating.take(nos.join(), repeat)}>
        {repeating.isBusy ? '正在新建' : '再寄一次'}
      </Button>
      {unsent.length > 0 && <Button onClick={() => setAsked(true)}>取消 {formatCount(unsent.length)} 单</Button>}
      {isAsked && (
        <ConfirmDialog
          title={`取消 ${formatCount(unsent.length)} 单？`}
          text={`还没有发出，${cancelWords(backFen)}马上退回余额。取消后不能恢复，要寄可以“再寄一次”。`}
          confirm={{ label: '取消这些单', busyLabel: '正在取消', onPress: () => void cancelling.send(nos.join()) }}
          isBusy={cancelling.isSending}
          problem={cancelling.problem}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function cancelWords(fen: number): string {
  return fen > 0 ? `${formatFen(fen)} ` : '钱';
}
