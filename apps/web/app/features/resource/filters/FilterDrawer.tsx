import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { channelNames } from '../channelNames.ts';
import type { Facets } from '../ResourceData.ts';
import {
  addressFor,
  type ConditionGroup,
  type ResourceState,
  withoutConditions,
  withToggled,
} from '../resourceState.ts';
import styles from './FilterDrawer.module.css';
import { FilterLink } from './FilterLink.tsx';
import { ResourcePriceFilter } from './ResourcePriceFilter.tsx';

interface FilterDrawerProps {
  state: ResourceState;
  facets: Facets;
  /** 186 件商品 */
  countText: string;
  /** The list behind is loading, so its count is not known yet. */
  busy: boolean;
  onClose: () => void;
}

/** Most choices of a group on a phone; chosen values are always among them. */
const CHOICES = 12;

/** The phone's filters. Each choice acts at once on the list behind; the button says how many are left. */
export default function FilterDrawer({ state, facets, countText, busy, onClose }: FilterDrawerProps) {
  const group = (name: ConditionGroup, choices: { value: string; label: string; count: number }[]) =>
    choices
      .filter(({ value }, order) => order < CHOICES || state[name].includes(value))
      .map(({ value, label, count }) => (
        <FilterLink
          key={value}
          to={withToggled(state, name, value)}
          isOn={state[name].includes(value)}
          count={count}
          className={styles['choice']}
        >
          {label}
        </FilterLink>
      ));
  return (
    <Drawer
      title="筛选"
      onClose={onClose}
      footer={
        <div className={styles['footer']}>
          <LightLink className={styles['reset']} to={addressFor(withoutConditions(state))} replace>
            重置
          </LightLink>
          {/* Always closes: a press while the list is loading is not lost. */}
          <Button look="filled" onClick={onClose}>
            {busy ? '看结果' : `看 ${countText}`}
          </Button>
        </div>
      }
    >
      <h3 className={styles['title']}>只看</h3>
      <div className={styles['choices']}>
        <FilterLink
          to={{ ...state, inStock: !state.inStock }}
          isOn={state.inStock}
          count={facets.inStock}
          className={styles['choice']}
        >
          有货
        </FilterLink>
        {group(
          'channels',
          facets.channels.map(({ id, count }) => ({ value: id, label: channelNames[id], count })),
        )}
      </div>
      {facets.prices && (
        <>
          <h3 className={styles['title']}>价格</h3>
          <ResourcePriceFilter state={state} prices={facets.prices} />
        </>
      )}
      {facets.brands.length > 0 && (
        <>
          <h3 className={styles['title']}>品牌</h3>
          <div className={styles['choices']}>
            {group(
              'brands',
              facets.brands.map(({ id, name, count }) => ({ value: id, label: name, count })),
            )}
          </div>
        </>
      )}
      {(['options', 'attributes'] as const).flatMap((name) =>
        facets[name].map((facet) => (
          <section key={`${name}:${facet.name}`}>
            <h3 className={styles['title']}>{facet.name}</h3>
            <div className={styles['choices']}>
              {group(
                name,
                facet.values.map(({ value, count }) => ({ value: `${facet.name}:${value}`, label: value, count })),
              )}
            </div>
          </section>
        )),
      )}
    </Drawer>
  );
}
