import { useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Facets } from '../ResourceData.ts';
import type { ResourceState } from '../resourceState.ts';
import styles from './BrandFilter.module.css';
import { FacetList } from './FacetList.tsx';

interface BrandFilterProps {
  state: ResourceState;
  brands: Facets['brands'];
}

/** As many brands as need no looking for. */
const WITHOUT_FINDING = 6;

export function BrandFilter({ state, brands }: BrandFilterProps) {
  const [wanted, setWanted] = useState('');
  const choices = brands.map(({ id, name, count }) => ({ value: id, label: name, count }));
  const words = wanted.trim().toLowerCase();
  const found = choices.filter(({ value, label }) => label.toLowerCase().includes(words) || value.startsWith(words));
  return (
    <>
      {brands.length > WITHOUT_FINDING && (
        <label className={styles['find']}>
          <Icon name="search" size={14} />
          <input
            type="search"
            aria-label="找品牌"
            placeholder="找品牌"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
      )}
      {found.length === 0 && <p className={styles['none']}>{`没有叫“${wanted.trim()}”的品牌`}</p>}
      <FacetList state={state} group="brands" choices={found} shown={words ? 20 : WITHOUT_FINDING} />
    </>
  );
}
