import type { Answer, Contract } from '@jiwu/contract';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import styles from './InvitationCounts.module.css';

interface InvitationCountsProps {
  query: {
    readonly data: Answer<Contract['invitationGet']> | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Numbers of invited users: registered, completed an order, rewarded. Optional: the code can be shared without them. */
export function InvitationCounts({ query: { data, isError, isFetching, refetch } }: InvitationCountsProps) {
  if (!data && isError) {
    return (
      <div className={styles['failed']}>
        <LoadFailed text="邀请的人数没有加载出来。" retrying={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  const counts = [
    { label: '已注册', count: data?.registered },
    { label: '已完成首单', count: data?.completed },
    { label: '得到抽奖', count: data?.rewarded },
  ];
  return (
    <ul className={styles['counts']} aria-busy={!data}>
      {counts.map(({ label, count }) => (
        <li key={label}>
          <b>{count === undefined ? '—' : formatCount(count)}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
