import { Icon } from '../../components/icon/Icon.tsx';
import styles from './Problem.module.css';

/** What went wrong and what to do next. The region is there before its words, so that they are read out. */
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
