import { formatCount } from '../../format/formatCount.ts';
import { LinkTabs } from '../../ui/linkTabs/LinkTabs.tsx';
import type { CouponPage } from './couponQueries.ts';
import { couponAddress, type CouponState } from './couponState.ts';
import styles from './CouponTabs.module.css';

interface CouponTabsProps {
  state: CouponState;
  counts: CouponPage['counts'] | undefined;
}

const tabs = [
  { state: 'unused', label: '未使用' },
  { state: 'locked', label: '已锁定' },
  { state: 'used', label: '已使用' },
  { state: 'expired', label: '已过期' },
] as const;

export function CouponTabs({ state, counts }: CouponTabsProps) {
  return (
    <LinkTabs
      className={styles['tabs']}
      label="优惠券状态"
      tabs={tabs.map((tab) => ({
        to: couponAddress(tab.state),
        label: tab.label,
        isCurrent: tab.state === state,
        count: counts ? formatCount(counts[tab.state]) : '',
      }))}
    />
  );
}
