import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatCount } from '../../../format/formatCount.ts';
import { useLastUser } from '../../../session/useLastUser.ts';
import { UserMenu } from '../../../shared/people/userMenu/UserMenu.tsx';
import { LinkTabs } from '../../../ui/linkTabs/LinkTabs.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { QueryProvider } from '../../../ui/query/QueryProvider.tsx';
import { myGroupsAddress, myGroupTabs, readMyGroupTab } from './myGroupFilter.ts';
import { MyGroupList } from './MyGroupList.tsx';
import { myGroupQueries } from './myGroupQueries.ts';
import styles from './MyGroups.module.css';
import { MyGroupsSkeleton } from './MyGroupsSkeleton.tsx';

/** The groups that the user opened or joined. Keyed by user: another tab may log in as someone else. */
export function MyGroups() {
  return (
    <QueryProvider key={useLastUser()}>
      <div className={styles['centre']}>
        <UserMenu only="wide" />
        <Groups />
      </div>
    </QueryProvider>
  );
}

function Groups() {
  const [params] = useSearchParams();
  const tab = readMyGroupTab(params);
  const query = useInfiniteQuery({
    ...myGroupQueries.list(tab),
    // While another tab is asked for, the counts of the former stay.
    placeholderData: (former) => former,
  });
  const counts = query.data?.pages[0]?.counts;
  return (
    <div className={styles['stack']}>
      <div className={styles['head']}>
        <div className={styles['title']}>
          <h1>我的拼团</h1>
          <Link className={styles['look']} to="/groupPurchase" prefetch="intent">
            去看拼团
          </Link>
        </div>
        <LinkTabs
          className={styles['tabs']}
          label="拼团状态"
          tabs={myGroupTabs.map(({ tab: one, label }) => ({
            to: myGroupsAddress(one),
            label,
            isCurrent: one === tab,
            count: counts && counts[one] > 0 ? formatCount(counts[one]) : '',
          }))}
        />
      </div>
      {query.isError && !query.isFetchNextPageError && (
        <LoadFailed
          text={query.data ? '没有取到最新的进度，下面是刚才的。' : '您的团没有加载出来，座位和款项都还在。'}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && !query.isPlaceholderData ? (
        <MyGroupList tab={tab} query={query} />
      ) : (
        !query.isError && <MyGroupsSkeleton />
      )}
    </div>
  );
}
