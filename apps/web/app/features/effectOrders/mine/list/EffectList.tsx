import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { apiClient } from '../../../../session/apiClient.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { saveFile } from '../../../../ui/files/saveFile.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { effectOrderQueries } from '../../effectOrderQueries.ts';
import { EffectCards } from './EffectCards.tsx';
import { type EffectFilter, periodNames, readEffectFilter } from './effectFilter.ts';
import { EffectFilters } from './EffectFilters.tsx';
import styles from './EffectList.module.css';
import { EffectTable } from './EffectTable.tsx';
import { NoEffects } from './NoEffects.tsx';

/** Every effect order, by state and time, page by page. */
export function EffectList() {
  const [params] = useSearchParams();
  const filter = readEffectFilter(params);
  const query = useInfiniteQuery({
    ...effectOrderQueries.list(filter),
    // While another state is asked for, the counts of the former stay.
    placeholderData: (former) => former,
  });
  const counts = query.data?.pages[0]?.counts;
  const rows = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Panel title="订单" aside={<ExportButton filter={filter} />}>
      <EffectFilters filter={filter} counts={counts} />
      {query.isError && !query.isFetchNextPageError && (
        <LoadFailed
          text={rows ? '没有取到最新的订单，下面是刚才的。' : '效果订单没有加载出来，佣金都还在。'}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!rows && !query.isError && <div className={styles['waiting']} role="status" aria-label="正在加载效果订单" />}
      {rows && (
        <div data-old={query.isPlaceholderData} className={styles['rows']}>
          {rows.length === 0 ? <NoEffects filter={filter} all={counts?.all ?? 0} /> : <EffectTable rows={rows} />}
          {rows.length > 0 && <EffectCards rows={rows} />}
        </div>
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
            {query.isFetchingNextPage ? '正在加载' : '再看 20 笔'}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** What the filters show, as a file. */
function ExportButton({ filter: { state, period } }: { filter: EffectFilter }) {
  const exporting = useMutation({
    mutationFn: async () => {
      const query = { period, ...(state !== null && { state }) };
      saveFile(await apiClient.fetchFile('effectOrderExport', { query }), `集物效果订单-${periodNames[period]}.csv`);
    },
  });
  return (
    <button
      type="button"
      className={styles['export']}
      aria-disabled={exporting.isPending || undefined}
      onClick={() => !exporting.isPending && exporting.mutate()}
    >
      <Icon name="download" size={16} />
      {exporting.isPending ? '正在导出' : '导出'}
    </button>
  );
}
