import { formatCount } from '../../../format/formatCount.ts';
import { UnitCardItem } from '../../../shared/openBox/UnitCardItem.tsx';
import { LoadMore } from '../../../ui/pager/LoadMore.tsx';
import type { UnitList } from '../OpenBoxData.ts';
import { nextChange } from './nextChange.ts';
import { useFreshUnits } from './useFreshUnits.ts';
import { useMoreUnits } from './useMoreUnits.ts';
import { useRefreshByClock } from './useRefreshByClock.ts';
import styles from './UnitResults.module.css';

interface UnitResultsProps {
  list: UnitList;
  /** How many there are; undefined where the counts did not come. */
  total: number | undefined;
  now: string;
}

const PICTURE_SIZES = '(max-width: 767px) 50vw, (max-width: 991px) 32vw, (max-width: 1199px) 22vw, 232px';
/** A wide screen's first row, and a phone's. */
const FIRST_SCREEN = 4;
const FIRST_COUNT = 2;

/** The units that were found, and the way to more of them. */
export function UnitResults({ list, total, now }: UnitResultsProps) {
  const { items: units, state, loadMore } = useMoreUnits(list);
  const fresh = useFreshUnits(units, list);
  useRefreshByClock(nextChange(fresh.slice(0, list.items.length)), now);
  return (
    <>
      <ul className={styles['grid']}>
        {fresh.map((card, order) => (
          <UnitCardItem
            key={card.id}
            card={card}
            now={now}
            sizes={PICTURE_SIZES}
            eager={order < FIRST_SCREEN}
            first={order < FIRST_COUNT}
          />
        ))}
      </ul>
      <LoadMore
        shown={units.length}
        total={total === undefined ? undefined : formatCount(Math.max(total, units.length))}
        state={state}
        label={moreLabel(total, { shown: units.length, page: list.items.length })}
        onMore={loadMore}
      />
    </>
  );
}

/** The next page has as many as the first, or what is left. */
function moreLabel(total: number | undefined, { shown, page }: { shown: number; page: number }): string {
  return total === undefined || total <= shown ? '再看一些' : `再看 ${Math.min(page, total - shown)} 件`;
}
