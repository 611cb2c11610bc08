import { Button } from 'antd';
import styles from './LoadFailed.module.css';

interface LoadFailedProps {
  text: string;
  retrying: boolean;
  onRetry: () => void;
}

/** One card did not load; the others stand. */
export function LoadFailed({ text, retrying, onRetry }: LoadFailedProps) {
  return (
    <div className={styles['failed']} role="alert">
      <p>{text}</p>
      <Button loading={retrying} onClick={onRetry}>
        再试一次
      </Button>
    </div>
  );
}
