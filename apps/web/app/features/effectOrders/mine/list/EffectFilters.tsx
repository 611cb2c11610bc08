import { rules } from '@jiwu/contract/rules';
import { useNavigate } from 'react-router';
import { formatCount } from '../../../../format/formatCount.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { LinkTabs } from '../../../../ui/linkTabs/LinkTabs.tsx';
import type { EffectPage } from '../../effectOrderQueries.ts';
import { stateNames } from '../../effectWords.ts';
import { effectAddress, type EffectFilter, periodNames } from './effectFilter.ts';
import styles from './EffectFilters.module.css';

interface EffectFiltersProps {
  filter: EffectFilter;
  counts: EffectPage['counts'] | undefined;
}

/** Period and state are addresses, so that a link or a reload shows the same. */
export function EffectFilters({ filter, counts }: EffectFiltersProps) {
  const navigate = useNavigate();
  return (
    <div className={styles['filters']}>
      <span className={styles['period']}>
        <select
          aria-label="下单时间"
          value={filter.period}
          onChange={({ target }) =>
            void navigate(effectAddress({ ...filter, period: target.value as EffectFilter['period'] }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          {rules.effectOrder.periods.map((period) => (
            <option key={period} value={period}>
              {periodNames[period]}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </span>
      <LinkTabs
        className={styles['states']}
        look="fill"
        label="状态"
        tabs={[null, ...rules.effectOrder.states].map((state) => ({
          to: effectAddress({ ...filter, state }),
          label: state === null ? '全部' : stateNames[state],
          isCurrent: state === filter.state,
          count: counts ? formatCount(counts[state ?? 'all']) : '',
        }))}
      />
    </div>
  );
}
