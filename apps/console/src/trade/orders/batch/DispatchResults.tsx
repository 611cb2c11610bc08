import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import styles from './Batch.module.css';

export type Dispatched = Answer<Contract['staffDispatchImport']>;

/** What became of each row of a file. */
export function DispatchResults({ done }: { done: Dispatched }) {
  return (
    <>
      <p role="status">
        发出 {done.counts.sent} 笔，早已发过 {done.counts.alreadySent} 笔，没有发 {done.counts.refused} 笔
      </p>
      <table className={styles['results']}>
        <thead>
          <tr>
            <th scope="col">行</th>
            <th scope="col">订单号</th>
            <th scope="col">运单号</th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {done.rows.map((row) => (
            <tr key={row.row} data-refused={row.result !== 'sent' && row.result !== 'alreadySent' ? true : undefined}>
              <td>{row.row}</td>
              <td>{row.orderNo}</td>
              <td>
                {row.carrier} {row.trackingNo}
              </td>
              <td>{rules.order.dispatchResults[row.result]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
