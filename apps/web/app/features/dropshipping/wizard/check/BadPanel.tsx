import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { type Batch, batchQueries, type Row } from '../../batchQueries.ts';
import { saveBatchSheet } from '../../saveBatchSheet.ts';
import { useStep } from '../../../../ui/form/useStep.ts';
import { lazyPart } from '../../../../ui/lazy/lazyPart.ts';
import styles from './BadPanel.module.css';
import { BadRow } from './BadRow.tsx';
import { MoreRows } from './MoreRows.tsx';
import { RowsWaiting } from './RowsWaiting.tsx';

/** As many as one mends by hand; more are quicker done in the grid. */
const FIRST = 5;

const BadGrid = lazyPart(() => import('./BadGrid.tsx'));

/** Every row that cannot be ordered, with its reason: mended one by one, or many at once in a grid. */
export function BadPanel({ batch }: { batch: Batch }) {
  const { bad } = batch.rows;
  const query = useInfiniteQuery({ ...batchQueries.rows(batch.id, { filter: 'bad', keyword: '' }), enabled: bad > 0 });
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const [isGrid, setGrid] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const download = useStep();
  if (bad === 0) return null;

  /** The row that was mended is gone: the keyboard goes on with the one in its place. */
  function goOn(row: Row) {
    const at = rows.findIndex(({ no }) => no === row.no);
    requestAnimationFrame(() => {
      const next = list.current?.children[Math.min(at, list.current.children.length - 1)];
      next?.querySelector<HTMLElement>('input, button')?.focus();
    });
  }

  const shown = isWhole || isGrid ? rows : rows.slice(0, FIRST);
  const first = shown.length > 0 && shown.length < bad ? `，先看前 ${formatCount(shown.length)} 行` : '';
  return (
    <Panel
      id="bad"
      title={`要改的 ${formatCount(bad)} 行${first}`}
      aside={
        <>
          {rows.length > 1 && (
            <TextButton onClick={() => setGrid((was) => !was)}>{isGrid ? '逐行改' : '用表格改'}</TextButton>
          )}
          <TextButton
            busy={download.isBusy}
            onClick={() => void download.take(batch.id, () => saveBatchSheet(batch, { format: 'xlsx', filter: 'bad' }))}
          >
            {download.isBusy ? '正在下载' : `下载这 ${formatCount(bad)} 行`}
          </TextButton>
        </>
      }
    >
      {query.isError && !query.isFetchNextPageError && (
        <LoadFailed text="要改的行没有加载出来。" retrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <RowsWaiting rows={Math.min(bad, 6)} />}
      {isGrid && rows.length > 0 ? (
        <Suspense fallback={<RowsWaiting rows={Math.min(bad, 6)} />}>
          <BadGrid key={rows.map(({ no }) => no).join()} batch={batch} rows={rows} />
        </Suspense>
      ) : (
        <ul className={styles['rows']} ref={list}>
          {shown.map((row) => (
            <BadRow key={`${row.no} ${JSON.stringify(row.typed)}`} batch={batch} row={row} onMended={() => goOn(row)} />
          ))}
        </ul>
      )}
      <datalist id="batch-goods">
        {batch.goods.map(({ skuId, code, title }) => (
          <option key={skuId} value={code}>
            {title}
          </option>
        ))}
      </datalist>
      {shown.length < rows.length ? (
        <div className={styles['more']}>
          <Button onClick={() => setWhole(true)}>看全部 {formatCount(bad)} 行</Button>
        </div>
      ) : (
        <MoreRows query={query} shown={rows.length} all={bad} />
      )}
    </Panel>
  );
}
