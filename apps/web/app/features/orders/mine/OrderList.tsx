import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../../ui/button/Button.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import type { OrderPage } from '../orderQueries.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import type { OrderFilter } from './orderFilter.ts';
import styles from './OrderList.module.css';

interface OrderListProps {
  filter: OrderFilter;
  query: UseInfiniteQueryResult<InfiniteData<OrderPage>>;
}

export function OrderList({ filter, query }: OrderListProps) {
  const pages = query.data?.pages ?? [];
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  if (shown === 0) return <NoOrders filter={filter} />;
  const total = filter.keyword === '' ? pages[0]?.counts[filter.tab] : undefined;
  return (
    <>
      <ul className={styles['list']}>
        {pages.flatMap(({ items, now, answeredAtMs }) =>
          items.map((order) => (
            <li key={order.id}>
              <OrderCard
                order={order}
                answered={{ now, answeredAtMs }}
                pageIds={items.map(({ id }) => id)}
                onOver={() => void query.refetch()}
              />
            </li>
          )),
        )}
      </ul>
      {query.isFetchNextPageError && (
        <LoadFailed
          text="后面的订单没有加载出来，前面的都还在。"
          retrying={query.isFetchingNextPage}
          onRetry={() => void query.fetchNextPage()}
        />
      )}
      <div className={styles['more']}>
        <p aria-live="polite">{seenWords(shown, query.hasNextPage ? total : undefined)}</p>
        {query.hasNextPage && !query.isFetchNextPageError && (
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? '正在加载' : '看更多'}
          </Button>
        )}
      </div>
    </>
  );
}

/** A tab may count only the waiting orders, not all that it lists, so a total below the shown number is not written. */
function seenWords(shown: number, total: number | undefined): string {
  return total !== undefined && total > shown
    ? `已显示 ${formatCount(shown)} 笔，共 ${formatCount(total)} 笔`
    : `已显示 ${formatCount(shown)} 笔`;
}
