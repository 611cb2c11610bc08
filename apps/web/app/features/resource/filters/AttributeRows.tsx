import type { Facets } from '../ResourceData.ts';
import { type ResourceState, withToggled } from '../resourceState.ts';
import styles from './AttributeRows.module.css';
import { FilterLink } from './FilterLink.tsx';

interface AttributeRowsProps {
  state: ResourceState;
  attributes: Facets['attributes'];
}

/** The attributes of the category, one row each, above the list. */
export function AttributeRows({ state, attributes }: AttributeRowsProps) {
  if (attributes.length === 0) return null;
  return (
    <dl className={styles['rows']}>
      {attributes.map(({ name, values }) => {
        const chosen = state.attributes.filter((pair) => pair.startsWith(`${name}:`));
        const others = state.attributes.filter((pair) => !chosen.includes(pair));
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <FilterLink to={{ ...state, attributes: others }} isOn={chosen.length === 0} keepScroll>
                不限
              </FilterLink>
              {values.map(({ value, count }) => (
                <FilterLink
                  key={value}
                  to={withToggled(state, 'attributes', `${name}:${value}`)}
                  isOn={chosen.includes(`${name}:${value}`)}
                  count={count}
                  keepScroll
                >
                  {value}
                </FilterLink>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
