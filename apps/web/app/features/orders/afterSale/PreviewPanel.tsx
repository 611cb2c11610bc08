import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import type { Preview } from '../orderQueries.ts';
import { Amounts } from './Amounts.tsx';
import styles from './PreviewPanel.module.css';

interface PreviewPanelProps {
  query: UseQueryResult<Preview>;
  isNothingChosen: boolean;
  /** The step that follows the submission. */
  next: string;
}

/** The amounts that the request would return, shown before submitting. */
export function PreviewPanel({ query, isNothingChosen, next }: PreviewPanelProps) {
  return (
    <section className={styles['preview']} aria-label="将退回" aria-live="polite" aria-busy={query.isFetching}>
      <h3>将退回</h3>
      {isNothingChosen && <p className={styles['note']}>选好商品和件数，这里会逐项写明退多少。</p>}
      {!isNothingChosen && query.isError && (
        <LoadFailed text={query.error.message} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {!isNothingChosen && query.isPending && <p className={styles['note']}>正在计算</p>}
      {!isNothingChosen && query.data && (
        <>
          <Amounts amounts={query.data} />
          <p className={styles['note']}>{next}</p>
        </>
      )}
    </section>
  );
}
