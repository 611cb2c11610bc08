import { useQueryClient } from '@tanstack/react-query';
import { formatFen } from '../../../format/formatFen.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { type Batch, batchQueries } from '../batchQueries.ts';
import { useStep } from '../../../ui/form/useStep.ts';
import styles from './InvoicePanel.module.css';

type Invoice = NonNullable<Batch['invoice']>;

const stateWords: Readonly<Record<Invoice['state'], (invoice: Invoice) => string>> = {
  requested: () => '已申请，开好后发消息',
  issued: ({ invoiceNo }) => `已开，号码 ${invoiceNo ?? ''}`,
  cancelled: () => '全部退款，不再开票',
};

/** One invoice for the whole batch, made out to the business as its licence names it. */
export function InvoicePanel({ batch }: { batch: Batch }) {
  const { id, invoice, payFen, refundedFen } = batch;
  const client = useQueryClient();
  const { isBusy, take } = useStep();
  const amountFen = (payFen ?? 0) - refundedFen;
  async function ask(idempotencyKey: string) {
    const changed = await apiClient.call('dropshippingInvoice', { params: { id }, body: {} }, { idempotencyKey });
    client.setQueryData(batchQueries.batch(id).queryKey, changed);
    showToast({ kind: 'success', text: '发票已申请，开好后发消息' });
  }
  if (invoice === null && amountFen <= 0) return null;
  return (
    <Panel title="发票">
      {invoice === null ? (
        <div className={styles['ask']}>
          <p>整批开一张电子普通发票，抬头用商户执照上的名称，金额 {formatFen(amountFen)}。</p>
          <Button busy={isBusy} onClick={() => void take(id, ask)}>
            {isBusy ? '正在申请' : '申请发票'}
          </Button>
        </div>
      ) : (
        <dl className={styles['invoice']}>
          <dt>抬头</dt>
          <dd>{invoice.title}</dd>
          {invoice.taxNo !== null && (
            <>
              <dt>税号</dt>
              <dd>{invoice.taxNo}</dd>
            </>
          )}
          <dt>金额</dt>
          <dd>{formatFen(invoice.amountFen)}</dd>
          <dt>状态</dt>
          <dd role="status">{stateWords[invoice.state](invoice)}</dd>
        </dl>
      )}
    </Panel>
  );
}
