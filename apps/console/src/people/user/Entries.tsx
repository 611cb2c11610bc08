import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import type { User } from './User.ts';
import styles from './User.module.css';

export function Entries({ user }: { user: User }) {
  return (
    <Panel title="余额流水" note="最近的">
      {user.entries.length === 0 && <p className="quiet">余额没有动过</p>}
      <table className={styles['table']}>
        <tbody>
          {user.entries.map(({ at, memo, amountFen, balanceAfterFen }) => (
            <tr key={`${at} ${memo} ${amountFen}`}>
              <td>{formatTime(at)}</td>
              <td>{memo}</td>
              <td className={styles['amount']}>{`${amountFen > 0 ? '+' : ''}${formatFen(amountFen)}`}</td>
              <td className={styles['last']}>{balanceAfterFen === null ? '' : formatFen(balanceAfterFen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
