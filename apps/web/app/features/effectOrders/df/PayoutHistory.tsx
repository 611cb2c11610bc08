import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { effectOrderQueries } from '../effectOrderQueries.ts';
import { PayoutCards } from './PayoutCards.tsx';
import { PayoutTable } from './PayoutTable.tsx';
import styles from './PayoutHistory.module.css';

/** Every payout, the newest first. */
export function PayoutHistory({ onOpen }: { onOpen: (payoutId: string) => void }) {
  const query = useInfiniteQuery(effectOrderQueries.payouts());
  const paidOut = query.data?.pages[0]?.paidOut;
  const rows = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Panel
      title="兑付记录"
      aside={
        paidOut &&
        paidOut.count > 0 && (
          <span className={styles['sum']}>
            累计 {formatFen(paidOut.amountFen)}，{formatCount(paidOut.count)} 笔
          </span>
        )
      }
    >
      {query.isError && !query.isFetchNextPageError && (
        <LoadFailed
          text={rows ? '没有取到最新的记录，下面是刚才的。' : '兑付记录没有加载出来。'}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!rows && !query.isError && <div className={styles['waiting']} role="status" aria-label="正在加载兑付记录" />}
      {rows?.length === 0 && <p className={styles['none']}>还没有兑付过，每一次兑付和它包括的订单都会列在这里。</p>}
      {rows && rows.length > 0 && (
        <>
          <PayoutTable rows={rows} onOpen={onOpen} />
          <PayoutCards rows={rows} onOpen={onOpen} />
        </>
      )}
      {query.isFetchNextPageError && (
        <LoadFailed
          text="后面的没有加载出来，前面的都还在。"
          retrying={query.isFetchingNextPage}
          onRetry={() => void query.fetchNextPage()}
        />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <div className={styles['more']}>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? '正在加载' : '再看 20 条'}
          </Button>
        </div>
      )}
    </Panel>
  );
}
