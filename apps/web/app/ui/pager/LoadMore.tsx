import { formatCount } from '../../format/formatCount.ts';
import { Button } from '../button/Button.tsx';
import { LoadFailed } from '../loadFailed/LoadFailed.tsx';
import styles from './LoadMore.module.css';

interface LoadMoreProps {
  shown: number;
  /** The total as written: 186, or 10,000+ where the count was capped. Left out when unknown. */
  total?: string | undefined;
  state: 'idle' | 'loading' | 'failed' | 'end';
  /** 再看 20 件 */
  label: string;
  /** What is counted: 件, 位. */
  unit?: string;
  onMore: () => void;
}

/** The end of a list that goes on: how far one is, and the next part on demand. */
export function LoadMore({ shown, total, state, label, unit = '件', onMore }: LoadMoreProps) {
  return (
    <div className={styles['more']}>
      <p aria-live="polite">
        {state === 'end' ? `共 ${total ?? formatCount(shown)} ${unit}，已全部看完` : seen(shown, total, unit)}
      </p>
      {state === 'failed' && <LoadFailed text="后面的没有加载出来，前面的都还在。" retrying={false} onRetry={onMore} />}
      {(state === 'idle' || state === 'loading') && (
        <Button busy={state === 'loading'} onClick={onMore}>
          {state === 'loading' ? '正在加载' : label}
        </Button>
      )}
    </div>
  );
}

function seen(shown: number, total: string | undefined, unit: string): string {
  return total === undefined ? `已看 ${formatCount(shown)} ${unit}` : `已看 ${formatCount(shown)} / ${total} ${unit}`;
}
