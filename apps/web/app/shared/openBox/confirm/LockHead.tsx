import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { shanghaiSecond } from '../../../format/shanghaiDay.ts';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { Countdown } from '../../../ui/time/Countdown.tsx';
import { useShopSecondsLeft } from '../../../ui/time/useShopSecondsLeft.ts';
import { GiveUpDialog } from '../../claims/GiveUpDialog.tsx';
import { useGiveUp } from '../../claims/useGiveUp.ts';
import { openBoxQueries } from '../openBoxQueries.ts';
import { releaseUnit, releaseWords } from '../releaseUnit.ts';
import type { LockPage } from '../Unit.ts';
import { unitAddress } from '../unitAddress.ts';
import styles from './LockHead.module.css';

/** Until when the unit is kept, above the order that it becomes. Its place is kept while it comes. */
export default function LockHead({ subjectId }: { subjectId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(openBoxQueries.lock(subjectId));
  return (
    <section className={styles['head']} aria-label="锁定">
      {data ? (
        <Kept lock={data} onOver={() => void refetch()} />
      ) : (
        isError && (
          <LoadFailed
            text="没有取到这一件锁到什么时候，还没有下单。"
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )
      )}
    </section>
  );
}

function Kept({ lock, onOver }: { lock: LockPage; onOver: () => void }) {
  const { id, state, deadline, now, unitId } = lock;
  const navigate = useNavigate();
  const giving = useGiveUp({
    claimId: id,
    release: releaseUnit,
    onDone: () => void navigate(unitAddress(unitId)),
  });
  const isOver = useShopSecondsLeft(deadline, now) === 0 || state === 'lapsed' || state === 'released';
  const { lockMinutes, locksAtOnce, balanceOnlySeconds } = rules.openBox;
  return (
    <>
      <Icon name="lock" size={20} />
      <p aria-live="polite">
        <b>{isOver ? '时间到了，这一件已经放回列表' : '这一件为您锁着'}</b>
        <span>
          {isOver
            ? '别人可以买了；还在的话，您也可以再锁一次。'
            : `${lockMinutes} 分钟内付款，别人暂时买不了。${shanghaiSecond(deadline)} 没付就放回列表，最后 ${balanceOnlySeconds} 秒只能用余额付；每人同时最多锁 ${locksAtOnce} 件。`}
        </span>
      </p>
      {isOver ? (
        <Link className={styles['back']} to={unitAddress(unitId)}>
          回这一件
        </Link>
      ) : (
        <div className={styles['left']}>
          <Countdown until={deadline} now={now} look="boxes" isShort onOver={onOver} />
          <TextButton onClick={giving.ask}>不要了，放回去</TextButton>
        </div>
      )}
      <GiveUpDialog giving={giving} text={releaseWords} />
    </>
  );
}
