import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../format/formatCount.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { effectOrderQueries, type PayoutPreview } from '../effectOrderQueries.ts';
import styles from './IncludedPanel.module.css';
import { IncludedRows } from './IncludedRows.tsx';

/** Shown before they are all unfolded. */
const FIRST = 5;
const payable = { state: 'payable', period: 'all' } as const;

/** The effect orders that the next payout consists of. */
export function IncludedPanel({ preview }: { preview: PayoutPreview }) {
  const [isOpen, setOpen] = useState(false);
  const { count, commissionFen, items } = preview;
  const query = useInfiniteQuery({ ...effectOrderQueries.list(payable), enabled: isOpen && count > items.length });
  const listed = query.data?.pages.flatMap((page) => page.items).filter(({ isHeld }) => !isHeld);
  const all = listed ?? items;
  const shown = isOpen ? all : items.slice(0, FIRST);
  const shownFen = shown.reduce((sum, row) => sum + row.commissionFen, 0);
  const more = () => (query.data ? query.fetchNextPage() : query.refetch());
  return (
    <Panel
      title={`这次包括的 ${formatCount(count)} 笔`}
      aside={count > FIRST && <TextButton onClick={() => setOpen(!isOpen)}>{isOpen ? '收起' : '全部展开'}</TextButton>}
    >
      <IncludedRows
        rows={shown}
        rest={count > shown.length ? { count: count - shown.length, amountFen: commissionFen - shownFen } : null}
      />
      {isOpen && query.hasNextPage && !query.isError && (
        <div className={styles['more']}>
          <Button busy={query.isFetchingNextPage} onClick={() => void more()}>
            {query.isFetchingNextPage ? '正在加载' : '再看 20 笔'}
          </Button>
        </div>
      )}
      {isOpen && query.isError && (
        <LoadFailed text="后面的没有加载出来，前面的都还在。" retrying={query.isFetching} onRetry={() => void more()} />
      )}
    </Panel>
  );
}
