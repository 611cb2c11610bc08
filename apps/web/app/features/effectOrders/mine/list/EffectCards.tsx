import { placeName } from '@jiwu/contract/rules';
import { formatFen } from '../../../../format/formatFen.ts';
import { shanghaiMinute } from '../../../../format/shanghaiDay.ts';
import { Picture } from '../../../../shared/files/picture/Picture.tsx';
import { LightLink } from '../../../../ui/link/LightLink.tsx';
import type { EffectRow } from '../../effectOrderQueries.ts';
import { effectNote, goodsText, rateText } from '../../effectWords.ts';
import { StateDot } from '../../StateDot.tsx';
import styles from './EffectCards.module.css';

/** On phones: the same facts, three lines each. */
export function EffectCards({ rows }: { rows: readonly EffectRow[] }) {
  return (
    <ul className={styles['cards']}>
      {rows.map((row) => (
        <li key={row.id} data-over={row.state === 'void'}>
          <Picture {...row.goods.picture} alt="" sizes="48px" maxWidth={160} width={48} />
          <LightLink to={`/product?id=${row.goods.productId}`}>{goodsText(row)}</LightLink>
          <b>
            {row.commissionFen < row.firstCommissionFen && <s>{formatFen(row.firstCommissionFen)}</s>}
            {row.state !== 'void' && ` ${formatFen(row.commissionFen)}`}
          </b>
          <span>
            实付 {formatFen(row.paidFen)} × {rateText(row.rateBp)}
            {row.refundedFen > 0 && row.state !== 'void' && `，已退 ${formatFen(row.refundedFen)}`}
          </span>
          <span className={styles['state']}>
            <StateDot state={row.state} />
          </span>
          <p>
            <span>
              <time dateTime={row.paidAt}>{shanghaiMinute(row.paidAt)}</time>　{placeName(row.place)}
            </span>
            <span>{effectNote(row)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
