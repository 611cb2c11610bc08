import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '../../../format/formatCount.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { batchAddress, type BatchStep } from '../batchAddress.ts';
import { type BatchCard, batchQueries } from '../batchQueries.ts';
import { isImporting, isOpen } from '../batchWords.ts';
import { saveBatchSheet } from '../saveBatchSheet.ts';
import { useStep } from '../../../ui/form/useStep.ts';
import styles from './BatchActions.module.css';

/** What can be done with a batch, as its state allows. */
export function BatchActions({ batch }: { batch: BatchCard }) {
  return <div className={styles['acts']}>{actionsOf(batch)}</div>;
}

function actionsOf(batch: BatchCard): ReactNode {
  if (isImporting(batch)) return <StopImport batch={batch} />;
  if (isOpen(batch)) return <OpenActions batch={batch} />;
  if (batch.state === 'ordering' || batch.state === 'unpaid') {
    return (
      <To batch={batch} step="pay" isMain>
        去付款
      </To>
    );
  }
  const isSent = batch.progress !== null && batch.progress.sent > 0;
  return (
    <>
      {batch.state === 'paid' ? isSent && <Tracking batch={batch} /> : <Again batch={batch} />}
      <To batch={batch}>看明细</To>
    </>
  );
}

function OpenActions({ batch }: { batch: BatchCard }) {
  const { id, name, rows } = batch;
  if (rows.all === 0) {
    return (
      <LightLink className={styles['main']} to={batchAddress(id, 'recipients')} aria-label={`填收件人，${name}`}>
        填收件人
      </LightLink>
    );
  }
  return (
    <>
      {rows.bad > 0 && (
        <LightLink className={styles['act']} to={batchAddress(id, 'check')} aria-label={`改 ${rows.bad} 行，${name}`}>
          改 {formatCount(rows.bad)} 行
        </LightLink>
      )}
      {rows.good > 0 && (
        <LightLink className={styles['main']} to={batchAddress(id, 'check')} aria-label={`去付款，${name}`}>
          去付款
        </LightLink>
      )}
      {rows.bad === 0 && rows.good === 0 && (
        <To batch={batch} step="check">
          去核对
        </To>
      )}
    </>
  );
}

interface ToProps {
  batch: BatchCard;
  step?: BatchStep;
  isMain?: boolean;
  children: string;
}

function To({ batch: { id, name }, step, isMain = false, children }: ToProps) {
  return (
    <LightLink
      className={styles[isMain ? 'main' : 'act']}
      to={batchAddress(id, step)}
      aria-label={`${children}，${name}`}
    >
      {children}
    </LightLink>
  );
}

function StopImport({ batch: { id, name } }: { batch: BatchCard }) {
  const client = useQueryClient();
  const { isBusy, take } = useStep();
  async function stop() {
    const isStopped = await take(id, async (idempotencyKey) => {
      await apiClient.call('dropshippingImportStop', { params: { id }, body: {} }, { idempotencyKey });
    });
    if (isStopped) showToast({ kind: 'success', text: '已停止，识别好的行都还在' });
    await client.invalidateQueries({ queryKey: batchQueries.all });
  }
  return (
    <Act isBusy={isBusy} label={`停止导入，${name}`} onPress={() => void stop()}>
      {isBusy ? '正在停止' : '停止导入'}
    </Act>
  );
}

function Tracking({ batch: { id, no, name } }: { batch: BatchCard }) {
  const { isBusy, take } = useStep();
  return (
    <Act
      isBusy={isBusy}
      label={`下载快递单号，${name}`}
      onPress={() => void take(id, () => saveBatchSheet({ id, no, name }, { format: 'xlsx', filter: null }))}
    >
      <Icon name="download" size={16} />
      {isBusy ? '正在导出' : '快递单号'}
    </Act>
  );
}

function Again({ batch: { id, name } }: { batch: BatchCard }) {
  const navigate = useNavigate();
  const { isBusy, take } = useStep();
  async function repeat(idempotencyKey: string) {
    const made = await apiClient.call(
      'dropshippingRepeat',
      { params: { id }, body: { nos: null } },
      { idempotencyKey },
    );
    await navigate(batchAddress(made.id, 'check'));
  }
  return (
    <Act isBusy={isBusy} label={`再寄一次，${name}`} onPress={() => void take(id, repeat)}>
      {isBusy ? '正在新建' : '再寄一次'}
    </Act>
  );
}

interface ActProps {
  isBusy: boolean;
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function Act({ isBusy, label, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className={styles['act']}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
    >
      {children}
    </button>
  );
}
