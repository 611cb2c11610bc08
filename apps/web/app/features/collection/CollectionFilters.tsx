import { Link } from 'react-router';
import { formatCount } from '../../format/formatCount.ts';
import styles from './CollectionFilters.module.css';
import type { CollectionPage } from './collectionQueries.ts';
import { collectionAddress, type CollectionState } from './collectionState.ts';

interface CollectionFiltersProps {
  state: CollectionState;
  facts: CollectionPage;
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
}

const filters = [
  { filter: 'all', label: '全部' },
  { filter: 'reduced', label: '降价' },
  { filter: 'soldOut', label: '缺货' },
  { filter: 'gone', label: '已失效' },
] as const;

/** Every filter is an address of its own, so that a link or a reload shows the same. */
export function CollectionFilters({ state, facts, isChoosing, onChoosing }: CollectionFiltersProps) {
  const { counts, categories } = facts;
  const address = (change: Partial<CollectionState>) => collectionAddress({ ...state, ...change });
  return (
    <div className={styles['filters']}>
      <div className={styles['row']}>
        <nav className={styles['states']} aria-label="按状态看">
          {filters.map(({ filter, label }) => (
            <Link
              key={filter}
              // A product that is off sale belongs to no category any more.
              to={address(filter === 'gone' ? { filter, category: null } : { filter })}
              replace
              preventScrollReset
              aria-current={filter === state.filter ? 'true' : undefined}
            >
              {label}
              <span>{formatCount(counts[filter])}</span>
            </Link>
          ))}
        </nav>
        <button type="button" className={styles['choose']} onClick={() => onChoosing(!isChoosing)}>
          {isChoosing ? '完成' : '选择'}
        </button>
      </div>
      {categories.length > 1 && state.filter !== 'gone' && (
        <nav className={styles['categories']} aria-label="按分类看">
          {[{ id: null, name: '全部分类', count: null }, ...categories].map(({ id, name, count }) => (
            <Link
              key={id}
              to={address({ category: id })}
              replace
              preventScrollReset
              aria-current={id === state.category ? 'true' : undefined}
            >
              {name}
              {count !== null && <span>{formatCount(count)}</span>}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
