import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { formatCount } from '../../../format/formatCount.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { MyGroupCard } from './MyGroupCard.tsx';
import type { MyGroupTab } from './myGroupFilter.ts';
import styles from './MyGroupList.module.css';
import type { MyGroupPage } from './myGroupQueries.ts';

interface MyGroupListProps {
  tab: MyGroupTab;
  query: UseInfiniteQueryResult<InfiniteData<MyGroupPage>>;
}

const toGroups = { to: '/groupPurchase', label: '去看拼团' };
const toAll = { to: '/order/myGroups', label: '看全部的团' };

const nothing: Readonly<Record<MyGroupTab, { title: string; text: string; action: { to: string; label: string } }>> = {
  all: { title: '还没有拼过团', text: '选一个正在等人的团，或者自己开一个；付款之后进度都在这里。', action: toGroups },
  open: { title: '没有正在拼的团', text: '付款占座之后，24 小时内坐满就发货。', action: toGroups },
  full: { title: '还没有成团的', text: '坐满的团会列在这里，订单同时转为待发货。', action: toAll },
  failed: { title: '没有未成团的', text: '到时没坐满的团会列在这里，写明钱退到了哪里。', action: toAll },
};

export function MyGroupList({ tab, query }: MyGroupListProps) {
  const pages = query.data?.pages ?? [];
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  if (shown === 0) return <EmptyState {...nothing[tab]} />;
  return (
    <>
      <ul className={styles['list']}>
        {pages.flatMap(({ items, now }) =>
          items.map((item) => (
            <li key={item.seatId}>
              <MyGroupCard item={item} now={now} onOver={() => void query.refetch()} />
            </li>
          )),
        )}
      </ul>
      {query.isFetchNextPageError && (
        <LoadFailed
          text="后面的团没有加载出来，前面的都还在。"
          retrying={query.isFetchingNextPage}
          onRetry={() => void query.fetchNextPage()}
        />
      )}
      <div className={styles['more']}>
        <p aria-live="polite">已显示 {formatCount(shown)} 个</p>
        {query.hasNextPage && !query.isFetchNextPageError && (
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? '正在加载' : '看更多'}
          </Button>
        )}
      </div>
    </>
  );
}
