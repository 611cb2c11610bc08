import { plainAmount } from '../../../format/plainAmount.ts';
import { signedAmount } from '../amountText.ts';
import type { Movement } from '../walletQueries.ts';
import styles from './MovementTable.module.css';
import { shanghaiMinute } from '../../../format/shanghaiDay.ts';

interface MovementTableProps {
  items: readonly Movement[];
}

/** On wide screens. */
export function MovementTable({ items }: MovementTableProps) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">类型</th>
          <th scope="col">缘由</th>
          <th scope="col">金额（元）</th>
          <th scope="col">余额（元）</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, at, title, reason, amountFen, balanceFen }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{shanghaiMinute(at)}</time>
            </td>
            <td>{title}</td>
            <td>{reason}</td>
            <td data-in={amountFen > 0}>{signedAmount(amountFen)}</td>
            <td>{plainAmount(balanceFen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
