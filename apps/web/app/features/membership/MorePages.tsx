import { Button } from '../../ui/button/Button.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import styles from './MorePages.module.css';

interface MorePagesProps {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  failedText: string;
}

/** The foot of a list that comes in pages. */
export function MorePages({ query, failedText }: MorePagesProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!hasNextPage) return <p className={styles['end']}>没有更多了</p>;
  const more = () => void fetchNextPage();
  return (
    <div className={styles['more']}>
      {isFetchNextPageError ? (
        <LoadFailed text={failedText} retrying={isFetchingNextPage} onRetry={more} />
      ) : (
        <Button busy={isFetchingNextPage} onClick={more}>
          {isFetchingNextPage ? '正在加载' : '看更早的'}
        </Button>
      )}
    </div>
  );
}
