import { AdSlot } from '../../shared/advertisement/AdSlot.tsx';
import type { Placement } from '../../shared/advertisement/Placement.ts';
import styles from './HomeStrip.module.css';

/** 首页货源前横条: across the page, where a business has booked it. */
export function HomeStrip({ placement }: { placement: Placement | null }) {
  return <AdSlot placement={placement} className={styles['strip']} />;
}
