import { Icon } from '../icon/Icon.tsx';
import styles from './FormProblem.module.css';

/** Why a form was refused, in an ink frame, read out at once. */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <div role="alert" className={text ? styles['problem'] : undefined}>
      {text && (
        <>
          <Icon name="warning" /> {text}
        </>
      )}
    </div>
  );
}
