import { formatCount } from '../../../format/formatCount.ts';
import type { Reviews } from '../ProductData.ts';
import { type ReviewFilter, reviewFilters } from './reviewFilters.ts';
import styles from './ReviewSummary.module.css';

interface ReviewSummaryProps {
  summary: Pick<Reviews, 'counts' | 'stars'>;
  ratingHundredths: number;
  selected: ReviewFilter;
  onSelect: (filter: ReviewFilter) => void;
}

const LEVELS = [5, 4, 3, 2, 1];

/** The average, how the stars are spread, and which reviews to read. */
export function ReviewSummary({ summary, ratingHundredths, selected, onSelect }: ReviewSummaryProps) {
  const { counts, stars } = summary;
  const share = (count: number) => `${Math.round((count / Math.max(1, counts.all)) * 100)}%`;
  return (
    <div className={styles['summary']}>
      <p className={styles['average']}>
        <b>{(ratingHundredths / 100).toFixed(1)}</b>
        好评 {share(counts.good)}
      </p>
      <ul className={styles['bars']}>
        {LEVELS.map((level) => (
          <li key={level} style={{ '--share': share(stars[level - 1] ?? 0) }}>
            <span>{level} 星</span>
            <i />
            <span>{share(stars[level - 1] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <div className={styles['filters']} role="group" aria-label="筛选评价">
        {reviewFilters
          .filter(({ filter }) => filter === 'all' || counts[filter] > 0)
          .map(({ filter, label }) => (
            <button key={filter} type="button" aria-pressed={filter === selected} onClick={() => onSelect(filter)}>
              {label} {formatCount(counts[filter])}
            </button>
          ))}
      </div>
    </div>
  );
}
