import { rules } from '@jiwu/contract/rules';
import { yuanText } from '@jiwu/kernel';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { LightLink } from '../../../../ui/link/LightLink.tsx';
import { formatCount } from '../../../../format/formatCount.ts';
import { formatMinute } from '../../../../format/formatTime.ts';
import { shanghaiMinute } from '../../../../format/shanghaiDay.ts';
import type { Drawn } from '../../ActiveData.ts';
import { rollText } from '../rollText.ts';
import styles from './RecordList.module.css';

interface DrawnListProps {
  items: readonly Drawn[];
  onClaim: (drawn: Drawn) => void;
}

/** The newest first. */
export function DrawnList({ items, onClaim }: DrawnListProps) {
  if (items.length === 0)
    return (
      <p className={styles['none']}>
        还没有抽过。完成一笔实付满 {yuanText(rules.draw.orderFromFen)} 元的订单，就有一次。
      </p>
    );
  return (
    <ul className={styles['list']}>
      {items.map((drawn) => {
        const { id, number, periodNumber, roll, prize, drawnAt, orderId, claimBy, isLapsed } = drawn;
        const waits = claimBy !== null && orderId === null && !isLapsed;
        return (
          <li key={id}>
            <b>{prize.name}</b>
            <span>{formatMinute(drawnAt)}</span>
            <p>
              第 {formatCount(periodNumber)} 期，第 {formatCount(number)} 号，号码 {rollText(roll)}
              {waits && `，请在 ${shanghaiMinute(claimBy)} 前领取`}
              {isLapsed && '，过了领取期限，不再寄出'}
            </p>
            {orderId !== null && <LightLink to={`/order/detail?id=${orderId}`}>看订单</LightLink>}
            {waits && (
              <TextButton label={`领取 ${prize.name}，第 ${formatCount(number)} 号`} onClick={() => onClaim(drawn)}>
                领取
              </TextButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
