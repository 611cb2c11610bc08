import { formatCount } from '../../../format/formatCount.ts';
import { LinkTabs } from '../../../ui/linkTabs/LinkTabs.tsx';
import type { OrderPage } from '../orderQueries.ts';
import { type OrderFilter, orderListAddress, orderTabs } from './orderFilter.ts';
import styles from './OrderTabs.module.css';

interface OrderTabsProps {
  filter: OrderFilter;
  counts: OrderPage['counts'] | undefined;
}

export function OrderTabs({ filter, counts }: OrderTabsProps) {
  return (
    <LinkTabs
      className={styles['tabs']}
      label="订单状态"
      tabs={orderTabs.map(({ tab, label }) => ({
        to: orderListAddress({ ...filter, tab }),
        label,
        isCurrent: tab === filter.tab,
        count: counts && counts[tab] > 0 ? formatCount(counts[tab]) : '',
      }))}
    />
  );
}
