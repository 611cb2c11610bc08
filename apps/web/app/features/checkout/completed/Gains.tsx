import { rules } from '@jiwu/contract/rules';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import type { Order } from '../orderQueries.ts';
import styles from './Gains.module.css';

/** Integral and draws that the order gives at completion; nothing is shown when it gives none. */
export function Gains({ order }: { order: Order }) {
  const { earns, payFen } = order;
  const givesDraw = payFen >= rules.draw.orderFromFen;
  if (earns.integral === 0 && !givesDraw) return null;
  return (
    <section className={styles['gains']} aria-label="完成后得到">
      <h3>完成后得到</h3>
      <ul>
        {earns.integral > 0 && (
          <li>
            <Icon name="coins" />
            <span>
              <b>{formatCount(earns.integral)} 积分</b>
              <Link to="/user/personCenter#integral">看积分怎么用</Link>
            </span>
          </li>
        )}
        {givesDraw && (
          <li>
            <Icon name="gift" />
            <span>
              <b>1 次抽奖</b>
              <Link to="/active#draw">看看能抽到什么</Link>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
