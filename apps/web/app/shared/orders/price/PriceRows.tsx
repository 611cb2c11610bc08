import { formatFen } from '../../../format/formatFen.ts';
import type { PriceRow } from './priceRows.ts';
import styles from './PriceRows.module.css';

/** Label, the reason beneath, the amount at the right. */
export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <dl className={styles['rows']}>
      {rows.map(({ key, title, reason, amountFen }) => (
        <div key={key}>
          <dt>
            {title}
            <span>{reason}</span>
          </dt>
          <dd>{formatFen(amountFen)}</dd>
        </div>
      ))}
    </dl>
  );
}
