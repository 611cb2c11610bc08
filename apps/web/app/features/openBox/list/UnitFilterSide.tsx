import { useState } from 'react';
import { formatCount } from '../../../format/formatCount.ts';
import { ChoiceLink } from '../../../ui/filter/ChoiceLink.tsx';
import type { UnitFacets } from '../OpenBoxData.ts';
import { type FilterGroup, filterGroups } from './filterGroups.ts';
import type { UnitFilter } from './unitFilter.ts';
import styles from './UnitFilterSide.module.css';
import { UnitPriceFilter } from './UnitPriceFilter.tsx';

/** So many choices of a group stand before the rest is opened. */
const SHOWN = 6;

/** The filters beside the list on wide screens. A phone without script finds them under the list by 筛选. */
export function UnitFilterSide({ filter, facets }: { filter: UnitFilter; facets: UnitFacets | null }) {
  const groups = facets && filterGroups(filter, facets);
  return (
    <aside id="filters" className={styles['side']} aria-label="筛选">
      {groups?.beforePrice.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      {facets?.price && (
        <section className={styles['group']}>
          <h2>价格</h2>
          <UnitPriceFilter filter={filter} price={facets.price} keepScroll />
        </section>
      )}
      {groups?.afterPrice.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </aside>
  );
}

function Group({ group: { title, choices } }: { group: FilterGroup }) {
  const [isWhole, setWhole] = useState(false);
  // Chosen values are always visible.
  const visible = isWhole ? choices : choices.filter(({ isOn }, order) => order < SHOWN || isOn);
  return (
    <section className={styles['group']}>
      <h2>{title}</h2>
      <ul>
        {visible.map(({ label, count, isOn, to }) => (
          <li key={label}>
            <ChoiceLink
              className={styles['choice']}
              to={to}
              isOn={isOn}
              note={formatCount(count)}
              isEmpty={count === 0}
              keepScroll
            >
              {label}
            </ChoiceLink>
          </li>
        ))}
      </ul>
      {choices.length > SHOWN && (
        <button type="button" className={styles['rest']} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? '收起' : `展开其余 ${choices.length - visible.length} 个`}
        </button>
      )}
    </section>
  );
}
