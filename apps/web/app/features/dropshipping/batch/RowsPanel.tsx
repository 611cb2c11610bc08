import { useInfiniteQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { formatCount } from '../../../format/formatCount.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { type Batch, batchQueries, type RowFilter } from '../batchQueries.ts';
import { cleanKeyword } from '../list/batchFilter.ts';
import { MoreRows } from '../wizard/check/MoreRows.tsx';
import { RowsWaiting } from '../wizard/check/RowsWaiting.tsx';
import { ChosenRows } from './ChosenRows.tsx';
import { OrderRows } from './OrderRows.tsx';
import styles from './RowsPanel.module.css';

const filters: readonly { key: RowFilter | 'all'; label: string }[] = [
  { key: 'all', label: '全部' },
  { key: 'awaitingDispatch', label: '待发货' },
  { key: 'sent', label: '已发出' },
  { key: 'completed', label: '已签收' },
  { key: 'closed', label: '已退款' },
];

/** Every row of the batch with its parcel, by where it is and by who gets it. */
export function RowsPanel({ batch }: { batch: Batch }) {
  const [filter, setFilter] = useState<RowFilter | 'all'>('all');
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const wanted = { filter: filter === 'all' ? null : filter, keyword };
  const query = useInfiniteQuery({ ...batchQueries.rows(batch.id, wanted), placeholderData: (former) => former });
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { progress, orders } = batch;
  const counts = { all: orders.all, ...progress };
  const choose = (key: RowFilter | 'all') => {
    setFilter(key);
    setChosen(new Set());
  };
  return (
    <Panel title="各行" hidesTitle="always">
      <div className={styles['filters']}>
        {progress && (
          <div className={styles['tabs']} role="group" aria-label="按进度看">
            {filters.map(({ key, label }) => (
              <button key={key} type="button" aria-pressed={key === filter} onClick={() => choose(key)}>
                {label} {formatCount(counts[key as keyof typeof counts] ?? 0)}
              </button>
            ))}
          </div>
        )}
        <form
          className={styles['search']}
          role="search"
          aria-label="找一行"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            setKeyword(cleanKeyword(typed));
            setChosen(new Set());
          }}
        >
          <input
            type="search"
            aria-label="收件人、手机号或地址"
            placeholder="收件人、手机号、地址"
            maxLength={40}
            value={typed}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => {
              setTyped(target.value);
              if (target.value === '') setKeyword('');
            }}
          />
          <button type="submit" aria-label="搜索">
            <Icon name="search" size={14} />
          </button>
        </form>
      </div>
      {chosen.size > 0 && <ChosenRows batch={batch} chosen={chosen} rows={rows} onDone={() => setChosen(new Set())} />}
      {query.isError && !query.isFetchNextPageError && (
        <LoadFailed
          text="各行没有加载出来，订单都还在。"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <RowsWaiting rows={8} />}
      {query.data && rows.length === 0 && (
        <p className={styles['none']}>{keyword === '' ? '没有这样的行。' : `没有找到“${keyword}”，换个词试试。`}</p>
      )}
      {rows.length > 0 && (
        <div className={styles['rows']} data-old={query.isPlaceholderData}>
          <OrderRows batch={batch} rows={rows} chosen={chosen} onChoose={setChosen} />
        </div>
      )}
      <MoreRows query={query} shown={rows.length} all={counts[filter as keyof typeof counts] ?? rows.length} />
    </Panel>
  );
}
