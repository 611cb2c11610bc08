import { formatCount } from '../../../format/formatCount.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { UnitFacets } from '../OpenBoxData.ts';
import type { Condition } from './unitConditions.ts';
import { filterAddress, type UnitFilter, withoutConditions } from './unitFilter.ts';
import styles from './UnitConditions.module.css';

interface UnitConditionsProps {
  filter: UnitFilter;
  conditions: readonly Condition[];
  facets: UnitFacets | null;
  /** Takes the focus when the condition that had it is gone. */
  onRemove: () => void;
}

/** How a unit gets its grade. */
export const GRADES = '/guide?topic=openBox';

/** The conditions that hold, each with its way out, and how many units meet them. */
export function UnitConditions({ filter, conditions, facets, onRemove }: UnitConditionsProps) {
  return (
    <div className={styles['row']} data-bare={conditions.length === 0}>
      {conditions.length > 0 && (
        <ul aria-label="已选条件">
          {conditions.map(({ label, to }) => (
            <li key={to}>
              <LightLink
                className={styles['condition']}
                to={to}
                replace
                preventScrollReset
                aria-label={`去掉条件 ${label}`}
                onClick={onRemove}
              >
                {label}
                <Icon name="close" size={14} />
              </LightLink>
            </li>
          ))}
          <li>
            <LightLink
              className={styles['all']}
              to={filterAddress(withoutConditions(filter))}
              replace
              preventScrollReset
              onClick={onRemove}
            >
              清除
            </LightLink>
          </li>
        </ul>
      )}
      {/* On wide screens it stands beside the title, which a phone's page does not show. */}
      {conditions.length === 0 && (
        <LightLink className={styles['how']} to={GRADES}>
          等级怎么定
        </LightLink>
      )}
      <p className={styles['count']} role="status">
        {facets && countWords(facets, conditions.length > 0)}
      </p>
    </div>
  );
}

function countWords({ matching, total }: UnitFacets, isFiltered: boolean): string {
  return isFiltered ? `${formatCount(matching)} 件符合，共 ${formatCount(total)} 件` : `共 ${formatCount(total)} 件`;
}
