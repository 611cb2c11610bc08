import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import styles from './PanelWaiting.module.css';

interface PanelWaitingProps {
  /** Height of the coming content. */
  height: number;
  /** Names the part that failed to load, and says that nothing is lost. */
  failedText: string;
  query: { readonly isError: boolean; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
}

/** Stands in a panel until its facts are there, or says that they did not come; nothing below it moves. */
export function PanelWaiting({ height, failedText, query }: PanelWaitingProps) {
  if (query.isError) {
    return (
      <div style={{ minHeight: height }}>
        <LoadFailed text={failedText} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  return (
    <div className={styles['waiting']} style={{ height }} role="status" aria-label="正在加载" data-loading="true" />
  );
}
