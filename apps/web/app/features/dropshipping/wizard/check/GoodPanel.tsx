import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { type Batch, batchQueries } from '../../batchQueries.ts';
import { GoodRows } from './GoodRows.tsx';
import styles from './GoodPanel.module.css';
import { MoreRows } from './MoreRows.tsx';
import { RowsWaiting } from './RowsWaiting.tsx';
import { useRowChanges } from './useRowChanges.ts';

/** Enough to see that it was understood. */
const FIRST = 6;

/** The rows that can be ordered, with what each costs. */
export function GoodPanel({ batch }: { batch: Batch }) {
  const { good } = batch.rows;
  const [isWhole, setWhole] = useState(false);
  const query = useInfiniteQuery({
    ...batchQueries.rows(batch.id, { filter: 'good', keyword: '' }),
    enabled: good > 0,
  });
  const { isBusy, remove } = useRowChanges(batch.id);
  if (good === 0) return null;
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <Panel
      title={`可以下单的 ${formatCount(good)} 行`}
      aside={<span className={styles['hint']}>批发价，面单不印价格</span>}
    >
      {query.isError && !query.isFetchNextPageError && (
        <LoadFailed
          text="可以下单的行没有加载出来。"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <RowsWaiting rows={Math.min(good, FIRST)} />}
      {rows.length > 0 && <GoodRows rows={shown} isBusy={isBusy} onRemove={(no) => void remove([no])} />}
      {!isWhole && rows.length > FIRST && (
        <div className={styles['more']}>
          <Button onClick={() => setWhole(true)}>看全部 {formatCount(good)} 行</Button>
        </div>
      )}
      {isWhole && <MoreRows query={query} shown={rows.length} all={good} />}
    </Panel>
  );
}
