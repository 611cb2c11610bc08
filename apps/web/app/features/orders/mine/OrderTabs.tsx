import { Link } from 'react-router';
import { formatCount } from '../../../format/formatCount.ts';
import type { OrderPage } from '../orderQueries.ts';
import { type OrderFilter, orderListAddress, orderTabs } from './orderFilter.ts';
import styles from './OrderTabs.module.css';

interface OrderTabsProps {
  filter: OrderFilter;
  counts: OrderPage['counts'] | undefined;
}

/** Each state is an address of its own, so that a link or a reload shows the same. */
export function OrderTabs({ filter, counts }: OrderTabsProps) {
  return (
    <nav className={styles['tabs']} aria-label="订单状态">
      {orderTabs.map(({ tab, label }) => (
        <Link
          key={tab}
          to={orderListAddress({ ...filter, tab })}
          ref={tab === filter.tab ? bringIntoSight : undefined}
          replace
          preventScrollReset
          aria-current={tab === filter.tab ? 'page' : undefined}
        >
          {label}
          <span>{counts && counts[tab] > 0 ? formatCount(counts[tab]) : ''}</span>
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the strip is wider than the screen: the tab one is on is in sight. */
function bringIntoSight(tab: HTMLAnchorElement | null): void {
  tab?.parentElement?.scrollTo({ left: tab.offsetLeft - 48 });
}
