import { formatCount } from '../../../format/formatCount.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { BatchesPage } from '../batchQueries.ts';
import { type BatchTab, listAddress } from './batchFilter.ts';
import styles from './SumsBar.module.css';

const figures: readonly { key: keyof BatchesPage['sums']; label: string; tab: BatchTab }[] = [
  { key: 'importing', label: '导入中', tab: 'processing' },
  { key: 'unpaid', label: '待付款', tab: 'processing' },
  { key: 'onTheWay', label: '在路上，单', tab: 'sent' },
  { key: 'thisYear', label: '本年已寄，单', tab: 'all' },
];

/** Four numbers of the reseller's day, each a way into the list. */
export function SumsBar({ sums }: { sums: BatchesPage['sums'] | undefined }) {
  return (
    <nav className={styles['sums']} aria-label="统计">
      {figures.map(({ key, label, tab }) => (
        <LightLink key={key} to={listAddress({ tab, keyword: '' })} replace preventScrollReset>
          <b>{sums ? formatCount(sums[key]) : ' '}</b>
          <span>{label}</span>
        </LightLink>
      ))}
    </nav>
  );
}
