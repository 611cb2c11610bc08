import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { plainAmount } from '../../../format/plainAmount.ts';
import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import type { Payout } from '../effectOrderQueries.ts';
import styles from './PayoutCards.module.css';
import { arrivedFen, payoutStates } from './payoutWords.ts';

interface PayoutCardsProps {
  rows: readonly Payout[];
  onOpen: (payoutId: string) => void;
}

/** On phones: two lines each, and the whole row opens it. */
export function PayoutCards({ rows, onOpen }: PayoutCardsProps) {
  return (
    <ul className={styles['cards']}>
      {rows.map((payout) => (
        <li key={payout.id}>
          <button type="button" onClick={() => onOpen(payout.id)}>
            <span>{payoutStates[payout.state]}</span>
            <b>{arrivedFen(payout) === null ? '—' : formatFen(payout.amountFen)}</b>
            <small>
              {shanghaiMinute(payout.requestedAt)}　{formatCount(payout.count)} 笔
            </small>
            {payout.takenFen > 0 && (
              <small>
                佣金 {plainAmount(payout.commissionFen)}，扣回 {plainAmount(payout.takenFen)}
              </small>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
