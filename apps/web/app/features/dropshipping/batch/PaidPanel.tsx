import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import type { Batch } from '../batchQueries.ts';
import styles from './PaidPanel.module.css';

/** What was paid for the batch, with what, and what came back of it. */
export function PaidPanel({ batch }: { batch: Batch }) {
  const { orders, goodsFen, shippingFen, payFen, paidWith, refundedFen } = batch;
  return (
    <Panel title="付款">
      <dl className={styles['sums']}>
        <dt>货款</dt>
        <dd>{formatFen(goodsFen ?? 0)}</dd>
        <dt>运费</dt>
        <dd>{formatFen(shippingFen ?? 0)}</dd>
        {refundedFen > 0 && (
          <>
            <dt>已退</dt>
            <dd>{formatFen(-refundedFen)}</dd>
          </>
        )}
      </dl>
      <p className={styles['total']}>
        {formatCount(orders.all)} 单实付 <Price fen={payFen ?? 0} size="card" />
      </p>
      {paidWith !== null && <p className={styles['with']}>用{rules.payment.names[paidWith]}一次付清</p>}
    </Panel>
  );
}
