import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { shanghaiSecond } from '../../format/shanghaiDay.ts';
import { TextButton } from '../../ui/button/TextButton.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { Countdown } from '../../ui/time/Countdown.tsx';
import { useShopSecondsLeft } from '../../ui/time/useShopSecondsLeft.ts';
import { GiveUpDialog } from '../claims/GiveUpDialog.tsx';
import { useGiveUp } from '../claims/useGiveUp.ts';
import styles from './ClaimHead.module.css';
import { claimQueries } from './claimQueries.ts';
import type { HeldClaim } from './Deal.ts';
import { releaseDeal, releaseWords } from './releaseDeal.ts';

/** Until when the piece is kept, above the order that it becomes. Its place is kept while it comes. */
export default function ClaimHead({ subjectId }: { subjectId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(claimQueries.claim(subjectId));
  return (
    <section className={styles['head']} aria-label="每日一抢">
      {data ? (
        <Kept claim={data} onOver={() => void refetch()} />
      ) : (
        isError && (
          <LoadFailed
            text="没有取到这一件留到什么时候，还没有下单。"
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )
      )}
    </section>
  );
}

function Kept({ claim, onOver }: { claim: HeldClaim; onOver: () => void }) {
  const { id, state, deadline, now } = claim;
  const navigate = useNavigate();
  const giving = useGiveUp({ claimId: id, release: releaseDeal, onDone: () => void navigate('/woot') });
  const isOver = useShopSecondsLeft(deadline, now) === 0 || state === 'lapsed' || state === 'released';
  return (
    <>
      <p aria-live="polite">
        <b>{isOver ? '时间到了，这一件已经放回' : '抢到了，这一件为您留着'}</b>
        <span>
          {isOver
            ? '别人可以接着抢；还有的话，您也可以再抢一次。'
            : `到 ${shanghaiSecond(deadline)}，请在这之前提交并付款。最后 ${rules.woot.balanceOnlySeconds} 秒只能用余额付。`}
        </span>
      </p>
      {isOver ? (
        <Link className={styles['back']} to="/woot">
          回每日一抢
        </Link>
      ) : (
        <div className={styles['left']}>
          <Countdown until={deadline} now={now} look="small" isShort onOver={onOver} />
          <TextButton onClick={giving.ask}>不要了，放回去</TextButton>
        </div>
      )}
      <GiveUpDialog giving={giving} text={releaseWords} />
    </>
  );
}
