import { Icon } from '../icon/Icon.tsx';
import styles from './FormProblem.module.css';

interface FormProblemProps {
  text: string | null;
}

/** What went wrong with the whole form. The region is there before its words, so that they are read out. */
export function FormProblem({ text }: FormProblemProps) {
  return (
    <div role="alert">
      {text && (
        <p className={styles['problem']}>
          <Icon name="info" size={16} />
          {text}
        </p>
      )}
    </div>
  );
}
