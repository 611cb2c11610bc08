import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { client } from '../../api/client.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from '../Money.module.css';

/** The effect orders of a payout, a page at a time. */
export function PayoutEffects({ id }: { id: string }) {
  const found = useInfiniteQuery({
    queryKey: ['staffPayoutEffects', id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'staffPayoutEffects',
        { params: { id }, query: pageParam ? { cursor: pageParam } : {} },
        { silent: true, signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-label="效果订单">
      <h3>效果订单</h3>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className="mono">{row.orderNo}</span>
            <span>{row.title}</span>
            <span className="quiet small">{formatTime(row.paidAt)}</span>
            <b>{formatFen(row.commissionFen)}</b>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          再看一些
        </Button>
      )}
    </section>
  );
}
