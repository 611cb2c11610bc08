import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './LoadFailed.module.css';

interface LoadFailedProps {
  /** Names the part that failed to load. */
  text: string;
  retrying: boolean;
  onRetry: () => void;
}

/** A part of the page did not come; the rest stands. Errors are not red: frame, icon, one sentence. */
export function LoadFailed({ text, retrying, onRetry }: LoadFailedProps) {
  return (
    <div className={styles['failed']} role="alert">
      <Icon name="info" />
      <p>{text}</p>
      <Button busy={retrying} onClick={onRetry}>
        {retrying ? '正在重试' : '再试一次'}
      </Button>
    </div>
  );
}
