import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import { LoadMore } from '../../../ui/pager/LoadMore.tsx';
import type { PickList } from '../CelebrityData.ts';
import { PickItem } from './PickItem.tsx';
import styles from './PickResults.module.css';
import { useMorePicks } from './useMorePicks.ts';

interface PickResultsProps {
  list: PickList;
  of: { id: string; shelf: string | null };
}

/** A phone's first screen ends above the first pick, a wide one's below it. */
const FIRST_SCREEN = 2;

/** The picks in the order of their celebrity, and the way to more of them. */
export function PickResults({ list, of }: PickResultsProps) {
  const { items: picks, state, loadMore } = useMorePicks(list, of);
  const next = Math.min(rules.celebrity.picksPerPage, Math.max(1, list.total - picks.length));
  return (
    <>
      <ul className={styles['list']}>
        {picks.map((pick, order) => (
          <PickItem key={pick.id} pick={pick} eager={order < FIRST_SCREEN} />
        ))}
      </ul>
      <LoadMore
        shown={picks.length}
        total={formatCount(Math.max(list.total, picks.length))}
        state={state}
        label={`再看 ${next} 件`}
        onMore={loadMore}
      />
    </>
  );
}
