import { Icon } from '../../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../../ui/link/LightLink.tsx';
import type { Trouble } from './useSubmitOrder.ts';
import styles from './Problem.module.css';

interface ProblemProps {
  trouble: Trouble | null;
}

/** An error with the next step. The region exists before its words, so that screen readers announce them. */
export function Problem({ trouble }: ProblemProps) {
  return (
    <div role="alert">
      {trouble && (
        <p className={styles['problem']}>
          <Icon name="info" size={16} />
          <span>
            {trouble.text}
            {trouble.way && <LightLink to={trouble.way.to}>{trouble.way.label}</LightLink>}
          </span>
        </p>
      )}
    </div>
  );
}
