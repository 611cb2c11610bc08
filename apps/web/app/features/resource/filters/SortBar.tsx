import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Facets } from '../ResourceData.ts';
import type { ResourceState, Sort } from '../resourceState.ts';
import { FilterLink } from './FilterLink.tsx';
import styles from './SortBar.module.css';

interface SortBarProps {
  state: ResourceState;
  facets: Facets | null;
  /** Number of conditions, on the phone's button. */
  conditionCount: number;
  onFilter: () => void;
}

const sorts: { sort: Sort; label: string }[] = [
  { sort: 'score', label: '综合' },
  { sort: 'sales', label: '销量' },
  { sort: 'new', label: '新品' },
];

/** The order of the list; on phones it stays in sight and leads to the filters. */
export function SortBar({ state, facets, conditionCount, onFilter }: SortBarProps) {
  const isByPrice = state.sort === 'priceUp' || state.sort === 'priceDown';
  const nextByPrice: Sort = state.sort === 'priceUp' ? 'priceDown' : 'priceUp';
  return (
    <div className={styles['bar']}>
      <nav aria-label="排序">
        {sorts.map(({ sort, label }) => (
          <FilterLink key={sort} to={{ ...state, sort }} isOn={state.sort === sort}>
            {label}
          </FilterLink>
        ))}
        <FilterLink to={{ ...state, sort: nextByPrice }} isOn={isByPrice} className={styles[state.sort]}>
          价格
          <b className={styles['words']}>{nextByPrice === 'priceUp' ? '从低到高' : '从高到低'}</b>
          <Icon name="upDown" size={14} />
        </FilterLink>
      </nav>
      <FilterLink
        to={{ ...state, inStock: !state.inStock }}
        isOn={state.inStock}
        keepScroll
        className={styles['inStock']}
        count={facets?.inStock}
      >
        仅看有货
      </FilterLink>
      <a
        className={styles['filter']}
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          onFilter();
        }}
      >
        <Icon name="filter" size={16} />
        筛选
        {conditionCount > 0 && (
          <em>
            {conditionCount}
            <b className={styles['words']}>个条件</b>
          </em>
        )}
      </a>
    </div>
  );
}
