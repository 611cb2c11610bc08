import { Link } from 'react-router';
import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { drawerAddress } from '../../actions/orderAddress.ts';
import type { Order } from '../../orderQueries.ts';
import { afterSaleKindWords, afterSaleStateWords } from '../../orderWords.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { StateChip } from '../../StateChip.tsx';
import { shortMinute } from '../../timeWords.ts';
import styles from './AfterSalesPanel.module.css';

const ended = new Set<Order['afterSales'][number]['state']>(['refunded', 'rejected', 'cancelled']);

/** The after-sale requests of the order, each with a link. */
export function AfterSalesPanel({ order }: { order: Order }) {
  const { afterSales } = order;
  if (afterSales.length === 0) return null;
  return (
    <Panel title="退款与售后" id="afterSales">
      <ul className={styles['list']}>
        {afterSales.map((one) => (
          <li key={one.id}>
            <Link to={drawerAddress.afterSale(order, one.id)} preventScrollReset>
              <StateChip isNow={!ended.has(one.state)}>{afterSaleStateWords[one.state]}</StateChip>
              <span>
                {afterSaleKindWords[one.kind]} {formatCount(one.pieces)} 件，{formatFen(one.totalFen)}
              </span>
              <time dateTime={one.appliedAt}>{shortMinute(one.appliedAt)} 发起</time>
              <em>看进度</em>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
