import type { Answer, Contract } from '@jiwu/contract';
import { formatCount } from '../../../../format/formatCount.ts';
import { formatMinute } from '../../../../format/formatTime.ts';
import styles from './RecordList.module.css';

/** Where draws came from and went, the newest first. */
export function ChanceList({ chances }: { chances: Answer<Contract['drawChances']> }) {
  const { left, owed, items } = chances;
  if (items.length === 0) return <p className={styles['none']}>还没有得到过次数。</p>;
  return (
    <>
      <p className={styles['sum']}>
        现在有 {formatCount(left)} 次可用
        {owed > 0 && `；退款的订单送过、已经用掉的还欠 ${formatCount(owed)} 次，下次得到的先抵上`}
      </p>
      <ul className={styles['list']}>
        {items.map(({ id, at, title, change }) => (
          <li key={id}>
            <b>{title}</b>
            <span>{change > 0 ? `+${change}` : `−${Math.abs(change)}`}</span>
            <p>{formatMinute(at)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
