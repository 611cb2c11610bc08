import { formatCount } from '../../../format/formatCount.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { ChoiceLink } from '../../../ui/filter/ChoiceLink.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { UnitFacets } from '../OpenBoxData.ts';
import { type FilterGroup, filterGroups } from './filterGroups.ts';
import { filterAddress, type UnitFilter, withoutConditions, withToggled } from './unitFilter.ts';
import { flagWords } from './unitConditions.ts';
import styles from './UnitFilterDrawer.module.css';
import { UnitPriceFilter } from './UnitPriceFilter.tsx';

interface UnitFilterDrawerProps {
  filter: UnitFilter;
  facets: UnitFacets;
  /** The list behind is loading, so its count is not known yet. */
  busy: boolean;
  onClose: () => void;
}

/** Most choices of a group on a phone; chosen values are always among them. */
const CHOICES = 12;

/** The phone's filters. Each choice acts at once on the list behind; the button says how many are left. */
export default function UnitFilterDrawer({ filter, facets, busy, onClose }: UnitFilterDrawerProps) {
  const { beforePrice, afterPrice } = filterGroups(filter, facets);
  return (
    <Drawer
      title="筛选"
      onClose={onClose}
      footer={
        <div className={styles['footer']}>
          <LightLink className={styles['reset']} to={filterAddress(withoutConditions(filter))} replace>
            清除
          </LightLink>
          {/* Always closes: a press while the list is loading is not lost. */}
          <Button look="filled" onClick={onClose}>
            {busy ? '看结果' : `看 ${formatCount(facets.matching)} 件`}
          </Button>
        </div>
      }
    >
      {beforePrice.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      {facets.price && (
        <>
          <h3 className={styles['title']}>价格</h3>
          <UnitPriceFilter filter={filter} price={facets.price} />
        </>
      )}
      {afterPrice.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <h3 className={styles['title']}>正在付款的</h3>
      <div className={styles['choices']} data-wide="true">
        <ChoiceLink
          className={styles['choice']}
          to={filterAddress(withToggled(filter, 'flags', 'free'))}
          isOn={filter.flags.includes('free')}
          note={formatCount(facets.locked)}
        >
          {flagWords.free}
        </ChoiceLink>
      </div>
    </Drawer>
  );
}

function Group({ group: { title, choices } }: { group: FilterGroup }) {
  return (
    <section>
      <h3 className={styles['title']}>{title}</h3>
      <div className={styles['choices']} data-wide={title === '等级'}>
        {choices
          .filter(({ isOn }, order) => order < CHOICES || isOn)
          .map(({ label, count, isOn, to }) => (
            <ChoiceLink
              key={label}
              className={styles['choice']}
              to={to}
              isOn={isOn}
              note={formatCount(count)}
              isEmpty={count === 0}
            >
              {label}
            </ChoiceLink>
          ))}
      </div>
    </section>
  );
}
