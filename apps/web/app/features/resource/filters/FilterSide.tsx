import type { ReactNode } from 'react';
import { channelNames } from '../channelNames.ts';
import type { ResourceData } from '../ResourceData.ts';
import type { ResourceState } from '../resourceState.ts';
import { BrandFilter } from './BrandFilter.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { FacetList } from './FacetList.tsx';
import styles from './FilterSide.module.css';
import { ResourcePriceFilter } from './ResourcePriceFilter.tsx';

interface FilterSideProps {
  state: ResourceState;
  page: Pick<ResourceData, 'facets' | 'categories'>;
}

/** The filters beside the list on wide screens. A phone without script finds them under the list by 筛选. */
export function FilterSide({ state, page: { facets, categories } }: FilterSideProps) {
  return (
    <aside id="filters" className={styles['side']} aria-label="筛选">
      {categories && (
        <Group title="分类">
          <CategoryTree state={state} categories={categories} />
        </Group>
      )}
      {facets && (
        <>
          {facets.channels.length > 0 && (
            <Group title="渠道">
              <FacetList
                state={state}
                group="channels"
                choices={facets.channels.map(({ id, count }) => ({ value: id, label: channelNames[id], count }))}
              />
            </Group>
          )}
          {facets.brands.length > 0 && (
            <Group title="品牌">
              <BrandFilter state={state} brands={facets.brands} />
            </Group>
          )}
          {facets.prices && (
            <Group title="价格">
              <ResourcePriceFilter state={state} prices={facets.prices} keepScroll />
            </Group>
          )}
          {facets.options.map(({ name, values }) => (
            <Group key={name} title={name}>
              <FacetList
                state={state}
                group="options"
                choices={values.map(({ value, swatch, count }) => ({
                  value: `${name}:${value}`,
                  label: value,
                  count,
                  swatch,
                }))}
              />
            </Group>
          ))}
        </>
      )}
    </aside>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['group']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
