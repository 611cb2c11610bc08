import { formatCount } from '../../../format/formatCount.ts';
import { orderSections } from '../../../shared/orders/sections/orderSections.ts';
import { LinkTabs } from '../../../ui/linkTabs/LinkTabs.tsx';
import type { OrderPage } from '../orderQueries.ts';
import { type OrderFilter, orderListAddress, tabLabels } from './orderFilter.ts';
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
      tabs={orderSections[filter.list].tabs.map((tab) => ({
        to: orderListAddress({ ...filter, tab }),
        label: tabLabels[tab],
        isCurrent: tab === filter.tab,
        count: counts && counts[tab] > 0 ? formatCount(counts[tab]) : '',
      }))}
    />
  );
}
