import type { Activity } from '../ActiveData.ts';
import { formatFenShort } from '../../../format/formatFenShort.ts';
import styles from './TierList.module.css';

interface TierListProps {
  tiers: NonNullable<Activity['campaign']>['tiers'];
  /** The threshold that the cart has reached. */
  reachedFen: number | null;
}

const yuan = (fen: number) => formatFenShort(fen).slice(1);

export function TierList({ tiers, reachedFen }: TierListProps) {
  return (
    <ol className={styles['tiers']} aria-label="满减档位">
      {tiers.map(({ thresholdFen, offFen }) => (
        <li
          key={thresholdFen}
          data-reached={thresholdFen === reachedFen}
          aria-current={thresholdFen === reachedFen ? 'step' : undefined}
        >
          <span>满 {yuan(thresholdFen)}</span>
          <b>减 {yuan(offFen)}</b>
        </li>
      ))}
    </ol>
  );
}
