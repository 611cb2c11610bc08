import { formatCount } from '../../../../format/formatCount.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import styles from './MoreRows.module.css';

interface MoreRowsProps {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  shown: number;
  all: number;
}

/** How far one is in the rows, and the next ones. */
export function MoreRows({ query, shown, all }: MoreRowsProps) {
  if (!query.hasNextPage) return null;
  if (query.isFetchNextPageError) {
    return (
      <LoadFailed
        text="后面的行没有加载出来，前面的都还在。"
        retrying={query.isFetchingNextPage}
        onRetry={() => void query.fetchNextPage()}
      />
    );
  }
  return (
    <div className={styles['more']}>
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchingNextPage
          ? '正在加载'
          : `再看后面的，已看 ${formatCount(shown)} / ${formatCount(Math.max(shown, all))} 行`}
      </Button>
    </div>
  );
}
