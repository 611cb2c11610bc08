import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { type Batch, batchQueries, type Row } from '../../batchQueries.ts';
import { MoreRows } from './MoreRows.tsx';
import styles from './RepeatedPanel.module.css';
import { repeatWords } from './repeatWords.ts';
import { RowsWaiting } from './RowsWaiting.tsx';
import { useRowChanges } from './useRowChanges.ts';

/** Rows that repeat another: not sent unless they are ticked. What was ticked here stays here, so that it can be taken back. */
export function RepeatedPanel({ batch }: { batch: Batch }) {
  const { repeated } = batch.rows;
  const [wanted, setWanted] = useState<readonly Row[]>([]);
  const isShown = repeated > 0 || wanted.length > 0;
  const query = useInfiniteQuery({
    ...batchQueries.rows(batch.id, { filter: 'repeated', keyword: '' }),
    enabled: repeated > 0,
  });
  const { isBusy, change } = useRowChanges(batch.id);
  if (!isShown) return null;
  const found = repeated > 0 ? (query.data?.pages.flatMap(({ items }) => items) ?? []) : [];
  const others = found.filter(({ no }) => !wanted.some((row) => row.no === no));
  const rows = [...others, ...wanted].toSorted((one, other) => one.no - other.no);

  async function toggle(row: Row) {
    const isWanted = !wanted.some(({ no }) => no === row.no);
    const mark = (is: boolean) => setWanted((all) => [...all.filter(({ no }) => no !== row.no), ...(is ? [row] : [])]);
    mark(isWanted);
    if (!(await change([{ ...row.typed, isWanted, no: row.no }]))) mark(!isWanted);
  }

  const all = Math.max(rows.length, repeated);
  return (
    <Panel
      title={`重复的 ${formatCount(all)} 行${rows.length > 0 && rows.length < all ? `，先看前 ${formatCount(rows.length)} 行` : ''}`}
      aside={<span className={styles['hint']}>默认不下单，要寄就勾上</span>}
    >
      {query.isError && !query.isFetchNextPageError && (
        <LoadFailed text="重复的行没有加载出来。" retrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && repeated > 0 && <RowsWaiting rows={Math.min(repeated, 4)} />}
      <ul className={styles['rows']} aria-busy={isBusy}>
        {rows.map((row) => (
          <li key={row.no}>
            <label>
              <input
                type="checkbox"
                aria-label={`第 ${row.no} 行仍然下单`}
                checked={wanted.some(({ no }) => no === row.no)}
                aria-disabled={isBusy || undefined}
                onChange={() => !isBusy && void toggle(row)}
              />
              <span>第 {row.no} 行</span>
              <span>{repeatWords(row)}</span>
            </label>
          </li>
        ))}
      </ul>
      <MoreRows query={query} shown={found.length} all={repeated} />
    </Panel>
  );
}
