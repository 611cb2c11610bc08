import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import type { CheckInMonth } from '../ActiveData.ts';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import styles from './CheckInAction.module.css';

interface CheckInActionProps {
  anchor: string;
  state: 'visitor' | 'loading' | 'ready';
  month: CheckInMonth;
  isSending: boolean;
  problem: string | null;
  onPress: () => void;
}

/** The one filled button of the page. Its result is read out after the press. */
export function CheckInAction({ anchor, state, month, isSending, problem, onPress }: CheckInActionProps) {
  const { isCheckedIn, integral } = month;
  return (
    <>
      {state === 'visitor' && (
        <LoginLink anchor={anchor} className={styles['filled']}>
          登录后签到
        </LoginLink>
      )}
      {state !== 'visitor' && !isCheckedIn && (
        <button
          type="button"
          className={styles['filled']}
          aria-disabled={isSending || state === 'loading' || undefined}
          aria-busy={isSending || undefined}
          onClick={isSending || state === 'loading' ? undefined : onPress}
        >
          {state === 'loading' ? '签到' : isSending ? '正在签到' : `签到，得 ${formatCount(integral)} 积分`}
        </button>
      )}
      <p className={styles['done']} role="status">
        {isCheckedIn && `今天已签到，得了 ${formatCount(integral)} 积分`}
      </p>
      <FormProblem text={problem} />
    </>
  );
}
