import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import type { Preview } from '../orderQueries.ts';
import { Amounts } from './Amounts.tsx';
import styles from './PreviewPanel.module.css';

const nextWords = {
  atOnce: '还没有发出，提交后立即退款。',
  prizeBack: '还没有发出，取消后这件奖品可以在活动页重新领取。',
  asked: '客服会在 1 个工作日内处理，同意后按这里的金额退款。',
};

interface PreviewPanelProps {
  query: UseQueryResult<Preview>;
  isNothingChosen: boolean;
  /** The step that follows the submission. */
  next: keyof typeof nextWords;
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
          <p className={styles['note']}>{nextWords[next]}</p>
        </>
      )}
    </section>
  );
}
