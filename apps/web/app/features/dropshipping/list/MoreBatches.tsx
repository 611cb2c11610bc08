import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import type { BatchesPage } from '../batchQueries.ts';
import type { BatchFilter } from './batchFilter.ts';
import styles from './MoreBatches.module.css';

interface MoreBatchesProps {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  filter: BatchFilter;
  counts: BatchesPage['counts'] | undefined;
  shown: number;
}

/** 再看 4 批 */
export function MoreBatches({ query, filter, counts, shown }: MoreBatchesProps) {
  const { isFetchingNextPage } = query;
  const more = () => void query.fetchNextPage();
  if (query.isFetchNextPageError) {
    return <LoadFailed text="后面的批次没有加载出来，前面的都还在。" retrying={isFetchingNextPage} onRetry={more} />;
  }
  if (!query.hasNextPage) return null;
  // Of a search nobody knows how many there are.
  const left = filter.keyword === '' && counts ? counts[filter.tab] - shown : 0;
  const label = left > 0 ? `再看 ${formatCount(Math.min(rules.dropshipping.batchesPerPage, left))} 批` : '再看几批';
  return (
    <div className={styles['more']}>
      <Button busy={isFetchingNextPage} onClick={more}>
        {isFetchingNextPage ? '正在加载' : label}
      </Button>
    </div>
  );
}
