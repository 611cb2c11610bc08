import { useChallengeStatus } from '../../session/challenge/useChallengeStatus.ts';
import styles from './ChallengeStatus.module.css';

/** Says why a form takes a while. The region is there before its words, or readers would miss them. */
export function ChallengeStatus() {
  const isWorking = useChallengeStatus((state) => state.isWorking);
  return (
    <p aria-live="polite" className={styles['status']}>
      {isWorking ? '正在进行安全验证，请稍候，不用做任何操作。' : ''}
    </p>
  );
}
