import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './FormProblem.module.css';

interface FormProblemProps {
  text: string | null;
  /** A link to where it can be mended. */
  way?: ReactNode;
}

/** An error of the whole form. The region exists before its words, so that screen readers announce them. */
export function FormProblem({ text, way }: FormProblemProps) {
  return (
    <div role="alert">
      {text && (
        <p className={styles['problem']}>
          <Icon name="info" size={16} />
          <span>
            {text}
            {way && <span className={styles['way']}>{way}</span>}
          </span>
        </p>
      )}
    </div>
  );
}
