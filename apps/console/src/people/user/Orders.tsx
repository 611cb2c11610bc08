import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { orderStates } from '../../ui/words/orderStates.ts';
import type { User } from './User.ts';
import styles from './User.module.css';

export function Orders({ user }: { user: User }) {
  return (
    <Panel title="最近订单">
      {user.orders.length === 0 && <p className="quiet">还没有下过单</p>}
      <table className={styles['table']}>
        <tbody>
          {user.orders.map(({ id, no, payFen, state, createdAt }) => (
            <tr key={id}>
              <th scope="row" className="mono">
                {no}
              </th>
              <td className={styles['amount']}>{formatFen(payFen)}</td>
              <td>
                <StateMark isOn={state !== 'closed' && state !== 'completed'}>{orderStates[state]}</StateMark>
              </td>
              <td className={styles['last']}>{formatTime(createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
