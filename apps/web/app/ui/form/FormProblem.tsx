import { Icon } from '../icon/Icon.tsx';
import styles from './FormProblem.module.css';

interface FormProblemProps {
  text: string | null;
}

/** An error of the whole form. The region exists before its words, so that screen readers announce them. */
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
