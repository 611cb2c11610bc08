import type { Business } from '@jiwu/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { UserMenu } from '../../../shared/people/userMenu/UserMenu.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { type BatchCard, batchQueries, type Senders } from '../batchQueries.ts';
import { BlockedNote } from '../BlockedNote.tsx';
import { readBatchFilter } from './batchFilter.ts';
import { BatchFilters } from './BatchFilters.tsx';
import { BatchItem } from './BatchItem.tsx';
import styles from './BatchList.module.css';
import { ListHead } from './ListHead.tsx';
import { ListWaiting } from './ListWaiting.tsx';
import { LiveBatches } from './LiveBatches.tsx';
import { MoreBatches } from './MoreBatches.tsx';
import { NoBatches } from './NoBatches.tsx';
import { RulesTop } from './RulesTop.tsx';
import { SumsBar } from './SumsBar.tsx';

/** All batches of a reseller, newest first, with how far each is and what to do with it. */
export function BatchList() {
  return (
    <div className={styles['centre']}>
      <UserMenu only="wide" />
      <RulesTop />
      <Batches />
    </div>
  );
}

function Batches() {
  const [params] = useSearchParams();
  const filter = readBatchFilter(params);
  const senders = useQuery(batchQueries.senders());
  const query = useInfiniteQuery({
    ...batchQueries.list(filter),
    // While another tab is asked for, the counts of the former stay.
    placeholderData: (former) => former,
  });
  const first = query.data?.pages[0];
  const items = query.data?.pages.flatMap((page) => page.items);
  const approved = approvedOf(senders.data);
  return (
    <div className={styles['stack']}>
      <ListHead senders={approved} isEmpty={items?.length === 0} />
      <SumsBar sums={first?.sums} />
      {first && first.blockedUntil !== null && <BlockedNote until={first.blockedUntil} now={first.now} />}
      <BatchFilters key={`${filter.tab} ${filter.keyword}`} filter={filter} counts={first?.counts} />
      {query.isError && !query.isFetchNextPageError ? (
        <LoadFailed
          text={items ? '没有取到最新的批次，下面是刚才的。' : '批次没有加载出来，名单和款项都还在。'}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        !items && <ListWaiting />
      )}
      {items?.length === 0 && <NoBatches filter={filter} senders={approved} />}
      {items && <Items items={items} now={first?.now ?? ''} isOld={query.isPlaceholderData} />}
      <MoreBatches query={query} filter={filter} counts={first?.counts} shown={items?.length ?? 0} />
    </div>
  );
}

function approvedOf(senders: Senders | undefined): Business[] | undefined {
  return senders?.items.filter(({ state }) => state === 'approved');
}

interface ItemsProps {
  items: readonly BatchCard[];
  now: string;
  /** Those of another tab, until this one's are there. */
  isOld: boolean;
}

function Items({ items, now, isOld }: ItemsProps) {
  return (
    <>
      <LiveBatches items={items} />
      <ul className={styles['list']} data-old={isOld}>
        {items.map((batch) => (
          <li key={batch.id}>
            <BatchItem batch={batch} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}
