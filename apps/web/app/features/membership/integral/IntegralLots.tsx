import type { Answer, Contract } from '@jiwu/contract';
import { formatCount } from '../../../format/formatCount.ts';
import styles from './IntegralLots.module.css';

interface IntegralLotsProps {
  integral: Answer<Contract['integralGet']>;
}

/** The lots by expiry, the soonest first; and the held and owed integral. */
export function IntegralLots({ integral: { lots, held, debt } }: IntegralLotsProps) {
  return (
    <>
      {lots.length > 0 && (
        <ul className={styles['lots']}>
          {lots.map(({ amount, expiresOn }) => (
            <li key={expiresOn}>
              <b>{formatCount(amount)}</b>
              <span>{expiresOn} 到期</span>
            </li>
          ))}
        </ul>
      )}
      {held > 0 && <p className={styles['note']}>另有 {formatCount(held)} 积分留给待付款的订单，订单关闭后退回。</p>}
      {debt > 0 && (
        <p className={styles['note']}>退款时有 {formatCount(debt)} 积分已经用掉，会从之后得到的积分里扣除。</p>
      )}
    </>
  );
}
