import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComingNear } from '../../../../ui/comingNear/ComingNear.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import type { Period } from '../../ActiveData.ts';
import { activeQueries } from '../../activeQueries.ts';
import { useMember } from '../../../../session/useMember.ts';
import { InPlainWords } from './InPlainWords.tsx';
import styles from './HowToVerify.module.css';
import { isOpen, recompute, recomputeHash } from './recompute.ts';
import { VerifyActions } from './VerifyActions.tsx';
import { VerifySteps } from './VerifySteps.tsx';

interface HowToVerifyProps {
  current: Period;
  nonce: string | null;
  anchor: string;
  isExplained: boolean;
}

/** The three steps, computed here for the user's newest draw with a revealed secret, else for the last period alone. */
export function HowToVerify({ current, nonce, anchor, isExplained }: HowToVerifyProps) {
  const member = useMember();
  const [isNear, setNear] = useState(false);
  const periods = useQuery({ ...activeQueries.periods(), enabled: isNear });
  const drawn = useQuery({ ...activeQueries.drawn(member ?? ''), enabled: isNear && member !== null });
  const open = (periods.data ?? []).filter(isOpen);
  const periodOf = new Map(open.map((period) => [period.id, period]));
  const checkable = (drawn.data ?? []).filter(({ periodId }) => periodOf.has(periodId));
  const [example] = checkable;
  const period = example ? periodOf.get(example.periodId) : open[0];
  const computed = useQuery({
    queryKey: ['active', 'recomputed', period?.id, example?.id],
    enabled: period !== undefined && (member === null || drawn.data !== undefined),
    staleTime: Infinity,
    queryFn: async () => {
      if (!period) throw new Error('nothing to compute');
      if (!example) return { hash: await recomputeHash(period), full: null };
      const full = await recompute(example, period);
      return { hash: full.hash, full };
    },
  });
  const failed = [periods, drawn].find(({ isError }) => isError);
  return (
    <div className={styles['verify']}>
      <ComingNear onNear={() => setNear(true)} />
      <h3>如何验证</h3>
      {failed && (
        <LoadFailed
          text="往期的密钥没有加载出来，不影响抽奖。"
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {computed.isError && <p role="alert">{computed.error.message}</p>}
      <VerifySteps current={current} period={period} computed={computed.data} />
      <VerifyActions checkable={checkable} periodOf={periodOf} nonce={nonce} anchor={anchor} />
      <InPlainWords isOpen={isExplained} />
    </div>
  );
}
