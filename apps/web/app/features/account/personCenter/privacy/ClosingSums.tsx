import { formatFen } from '../../../../format/formatFen.ts';
import { type Closing, type ClosingRow, closingRows } from './closingRows.ts';
import styles from './ClosingSums.module.css';

interface ClosingSumsProps {
  closing: Closing;
}

/** What comes back where, before the user closes the account. */
export function ClosingSums({ closing }: ClosingSumsProps) {
  const { sum, back, lapses } = closingRows(closing);
  if (sum.length + back.length + lapses.length === 0 && closing.heldFen === 0) return null;
  return (
    <section aria-label="账户里的钱">
      <dl className={styles['sums']}>
        <Rows rows={sum} />
        {sum.length + back.length > 0 && (
          <div className={styles['total']}>
            <dt>一共退回</dt>
            <dd>{formatFen(closing.totalFen)}</dd>
          </div>
        )}
        <Rows rows={back} />
        <Rows rows={lapses} />
      </dl>
      {closing.heldFen > 0 && (
        <p className={styles['held']}>还有 {formatFen(closing.heldFen)} 正在退回，到账之后才能注销。</p>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: readonly ClosingRow[] }) {
  return rows.map(({ label, fen }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{formatFen(fen)}</dd>
    </div>
  ));
}
