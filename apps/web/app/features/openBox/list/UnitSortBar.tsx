import { ChoiceLink } from '../../../ui/filter/ChoiceLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { filterAddress, type UnitFilter, type UnitSort, withToggled } from './unitFilter.ts';
import styles from './UnitSortBar.module.css';

interface UnitSortBarProps {
  filter: UnitFilter;
  /** Number of conditions, on the phone's button. */
  conditionCount: number;
  onFilter: () => void;
}

const sorts: readonly { readonly sort: UnitSort; readonly label: string }[] = [
  { sort: 'new', label: '新上架' },
  { sort: 'saving', label: '省得最多' },
  { sort: 'drop', label: '快降价' },
];

/** The order of the list; on phones it stays in sight and leads to the filters. */
export function UnitSortBar({ filter, conditionCount, onFilter }: UnitSortBarProps) {
  const { sort } = filter;
  const nextByPrice: UnitSort = sort === 'priceUp' ? 'priceDown' : 'priceUp';
  return (
    <div className={styles['bar']}>
      <nav aria-label="排序">
        {sorts.map((one) => (
          <ChoiceLink key={one.sort} to={filterAddress({ ...filter, sort: one.sort })} isOn={sort === one.sort}>
            {one.label}
          </ChoiceLink>
        ))}
        <ChoiceLink
          className={styles[sort]}
          to={filterAddress({ ...filter, sort: nextByPrice })}
          isOn={sort === 'priceUp' || sort === 'priceDown'}
        >
          价格
          <b className={styles['words']}>{nextByPrice === 'priceUp' ? '从低到高' : '从高到低'}</b>
          <Icon name="upDown" size={14} />
        </ChoiceLink>
      </nav>
      <ChoiceLink
        className={styles['free']}
        to={filterAddress(withToggled(filter, 'flags', 'free'))}
        isOn={filter.flags.includes('free')}
        keepScroll
      >
        隐藏正在付款的
      </ChoiceLink>
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
