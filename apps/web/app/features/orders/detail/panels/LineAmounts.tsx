import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import type { Order } from '../../orderQueries.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { type AmountColumn, amountColumns } from './amountColumns.ts';
import styles from './LineAmounts.module.css';

/** 37894 → 378.94 and −3246 → −32.46; zero is a dash, except in the column of the paid amount. */
function yuan(fen: number, key: AmountColumn['key']): string {
  return fen === 0 && key !== 'pay' ? '—' : formatFen(fen).replace('¥', '');
}

/** Each line from its ordinary price to the amount paid for it: a table, on phones a list. */
export function LineAmounts({ order: { lines, shippingFen, payFen, paidAt } }: { order: Order }) {
  const columns = amountColumns(lines, paidAt !== null);
  const sums = columns.map(({ of }) => lines.reduce((sum, line) => sum + of(line), 0));
  return (
    <Panel title="每件商品的金额" aside={paidAt && <small className={styles['note']}>退货时按“实付”退</small>}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">商品</th>
            {columns.map(({ key, label }) => (
              <th scope="col" key={key}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <div>
                  <span>{line.title}</span> × {formatCount(line.quantity)}
                </div>
              </th>
              {columns.map(({ key, of }) => (
                <td key={key}>{yuan(of(line), key)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            {columns.map(({ key }, order) => (
              <td key={key}>{yuan(sums[order] ?? 0, key)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <ul className={styles['list']}>
        {lines.map((line) => (
          <li key={line.id}>
            <p className={styles['line']}>
              <span>
                {line.title} × {formatCount(line.quantity)}
              </span>
              <b>{formatFen(line.payFen)}</b>
            </p>
            <p className={styles['parts']}>
              {columns
                .filter(({ key, of }) => key !== 'pay' && of(line) !== 0)
                .map(({ key, label, of }) => (
                  <span key={key}>
                    {label} {yuan(of(line), key)}
                  </span>
                ))}
            </p>
          </li>
        ))}
      </ul>
      {shippingFen > 0 && (
        <p className={styles['shipping']}>
          商品 {formatFen(payFen - shippingFen)} + 运费 {formatFen(shippingFen)} = {paidAt ? '实付' : '应付'}{' '}
          {formatFen(payFen)}
        </p>
      )}
    </Panel>
  );
}
