import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { orderSections } from '../../../shared/orders/sections/orderSections.ts';
import { UserMenu } from '../../../shared/people/userMenu/UserMenu.tsx';
import { orderQueries } from '../orderQueries.ts';
import { OrdersPage } from '../OrdersPage.tsx';
import { type OrderFilter, readOrderFilter } from './orderFilter.ts';
import { OrderList } from './OrderList.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import styles from './OrdersMine.module.css';
import { OrderTabs } from './OrderTabs.tsx';

/** The user's orders of one list by state, with their actions and a search. */
export function OrdersMine({ list }: { list: OrderFilter['list'] }) {
  return (
    <OrdersPage>
      <div className={styles['centre']}>
        <UserMenu only="wide" />
        <Orders list={list} />
      </div>
    </OrdersPage>
  );
}

function Orders({ list }: { list: OrderFilter['list'] }) {
  const [params] = useSearchParams();
  const filter = readOrderFilter(params, list);
  const { title, lead } = orderSections[list];
  const query = useInfiniteQuery({
    ...orderQueries.list(filter),
    // While another tab is asked for, the counts of the former stay.
    placeholderData: (former) => former,
  });
  const counts = query.data?.pages[0]?.counts;
  return (
    <div className={styles['stack']}>
      <div className={styles['head']}>
        <div className={styles['title']}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
          <OrderSearch key={`${filter.tab} ${filter.keyword}`} filter={filter} />
        </div>
        <OrderTabs filter={filter} counts={counts} />
      </div>
      {query.isError && !query.isFetchNextPageError && (
        <LoadFailed
          text={query.data ? '没有取到最新的订单，下面是刚才的。' : '订单没有加载出来，订单和款项都还在。'}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && !query.isPlaceholderData ? (
        <OrderList filter={filter} query={query} />
      ) : (
        !query.isError && <OrdersSkeleton />
      )}
    </div>
  );
}
