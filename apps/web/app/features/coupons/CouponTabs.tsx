import { Link } from 'react-router';
import { formatCount } from '../../format/formatCount.ts';
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

/** Each state is an address of its own, so that a link or a reload shows the same. */
export function CouponTabs({ state, counts }: CouponTabsProps) {
  return (
    <nav className={styles['tabs']} aria-label="优惠券状态">
      {tabs.map((tab) => (
        <Link
          key={tab.state}
          to={couponAddress(tab.state)}
          replace
          preventScrollReset
          aria-current={tab.state === state ? 'page' : undefined}
        >
          {tab.label}
          <span>{counts && formatCount(counts[tab.state])}</span>
        </Link>
      ))}
    </nav>
  );
}
