import { formatFen } from '../../../format/formatFen.ts';
import type { Sku } from '../ProductData.ts';
import styles from './MiniChart.module.css';
import { priceChart } from './priceChart.ts';

interface MiniChartProps {
  sku: Sku;
  now: string;
}

/** The price line in small, under the pictures; leads to the whole one. */
export function MiniChart({ sku, now }: MiniChartProps) {
  const { path, end, lowest, highest } = priceChart(sku.prices, Date.parse(now));
  return (
    <>
      <span>
        <b>近 90 天价格</b>
        {lowest && highest
          ? `最低 ${formatFen(lowest.period.priceFen)}　最高 ${formatFen(highest.period.priceFen)}`
          : '一直没有变过'}
      </span>
      <span className={styles['plot']} style={{ '--y': `${end.y}%` }}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={path} />
        </svg>
      </span>
    </>
  );
}
