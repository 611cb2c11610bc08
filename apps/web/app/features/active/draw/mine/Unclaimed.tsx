import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { formatCount } from '../../../../format/formatCount.ts';
import { shanghaiMinute } from '../../../../format/shanghaiDay.ts';
import type { Drawn } from '../../ActiveData.ts';
import styles from './Unclaimed.module.css';

interface UnclaimedProps {
  /** The newest first. */
  waiting: readonly Drawn[];
  onClaim: (drawn: Drawn) => void;
  /** All of them, to choose from. */
  onList: () => void;
}

/** Won goods that still need an address. */
export function Unclaimed({ waiting, onClaim, onList }: UnclaimedProps) {
  const [first] = waiting;
  if (!first) return null;
  const isOne = waiting.length === 1;
  // The oldest is over first.
  const soonest = waiting.at(-1)?.claimBy;
  return (
    <div className={styles['note']}>
      <Icon name="gift" />
      <span>
        您抽中的「{first.prize.name}」{!isOne && `等 ${formatCount(waiting.length)} 件`}
        还没有领取，告诉我们寄到哪里就发出{soonest && `，最晚 ${shanghaiMinute(soonest)}`}。
      </span>
      <Button onClick={isOne ? () => onClaim(first) : onList}>{isOne ? '填地址领取' : '逐件领取'}</Button>
    </div>
  );
}
