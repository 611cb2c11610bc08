import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './Problem.module.css';

/** An error with the next step. The region exists before its words, so that screen readers announce them. */
export function Problem({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className={styles['problem']}>
          <Icon name="info" size={16} />
          {text}
        </p>
      )}
    </div>
  );
}
