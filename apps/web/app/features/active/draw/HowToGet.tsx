import { rules } from '@jiwu/contract/rules';
import { formatFenShort } from '../../../format/formatFenShort.ts';
import styles from './HowToGet.module.css';

const ways = [
  `完成一笔实付满 ${formatFenShort(rules.draw.orderFromFen).slice(1)} 元的订单`,
  '邀请的朋友完成首单，双方各得',
  `${rules.draw.integralPrice} 积分`,
];

export function HowToGet() {
  return (
    <>
      <h3 className={styles['title']}>怎样得到次数</h3>
      <ul className={styles['ways']}>
        {ways.map((way) => (
          <li key={way}>
            {way}
            <b>+1</b>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>退款后不再满足的，送的次数收回；已经用掉的，从下次得到的里抵。</p>
    </>
  );
}
