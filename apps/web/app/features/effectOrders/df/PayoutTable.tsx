import { formatCount } from '../../../format/formatCount.ts';
import { plainAmount } from '../../../format/plainAmount.ts';
import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import type { Payout } from '../effectOrderQueries.ts';
import styles from './PayoutTable.module.css';
import { arrivedFen, payoutStates, settledText, takenText } from './payoutWords.ts';

interface PayoutTableProps {
  rows: readonly Payout[];
  onOpen: (payoutId: string) => void;
}

/** On wide screens. */
export function PayoutTable({ rows, onOpen }: PayoutTableProps) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">兑付号</th>
          <th scope="col">包括</th>
          <th scope="col">佣金（元）</th>
          <th scope="col">扣回（元）</th>
          <th scope="col">到余额（元）</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((payout) => (
          <tr key={payout.id}>
            <td>
              <time dateTime={payout.requestedAt}>{shanghaiMinute(payout.requestedAt)}</time>
            </td>
            <td>
              <TextButton onClick={() => onOpen(payout.id)} label={`看兑付 ${payout.no}`}>
                {payout.no}
              </TextButton>
              {payout.state !== 'done' && <small>{payoutStates[payout.state]}</small>}
            </td>
            <td>
              {formatCount(payout.count)} 笔，{settledText(payout)}
              {payout.takenFen > 0 && <small>{takenText(payout)}</small>}
            </td>
            <td>{plainAmount(payout.commissionFen)}</td>
            <td>{payout.takenFen > 0 ? plainAmount(-payout.takenFen) : '—'}</td>
            <td>{arrivedFen(payout) === null ? '—' : plainAmount(payout.amountFen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
