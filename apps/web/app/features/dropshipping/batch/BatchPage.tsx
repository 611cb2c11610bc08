import { Breadcrumbs } from '../../../ui/breadcrumbs/Breadcrumbs.tsx';
import { batchAddress, LIST } from '../batchAddress.ts';
import type { Batch } from '../batchQueries.ts';
import { SenderPanel } from '../wizard/SenderPanel.tsx';
import { BatchHead } from './BatchHead.tsx';
import styles from './BatchPage.module.css';
import { InvoicePanel } from './InvoicePanel.tsx';
import { PaidPanel } from './PaidPanel.tsx';
import { RowsPanel } from './RowsPanel.tsx';

/** A batch that is paid, or that never was: where each parcel is, and what can be done. */
export default function BatchPage({ batch }: { batch: Batch }) {
  const isPaid = batch.paidAt !== null;
  return (
    <div className={styles['page']}>
      <div className={styles['crumbs']}>
        <Breadcrumbs
          steps={[
            { label: '一件代发', to: LIST },
            { label: batch.name, to: batchAddress(batch.id) },
          ]}
        />
      </div>
      <BatchHead batch={batch} />
      <div className={styles['columns']}>
        <RowsPanel batch={batch} />
        <div className={styles['stack']}>
          {isPaid && <PaidPanel batch={batch} />}
          {isPaid && <InvoicePanel batch={batch} />}
          <SenderPanel business={batch.business} />
        </div>
      </div>
    </div>
  );
}
