import { Card } from './Card.tsx';
import styles from './VipCard.module.css';

const benefits = [
  { title: 'VIP 价', note: '标有 VIP 价的商品' },
  { title: '免运费', note: '满 39 元起' },
  { title: '双倍积分', note: '每笔完成的订单' },
  { title: '每天一张日券', note: '当天有效' },
];

/** Nothing is sold here yet, so nothing can be pressed. */
export function VipCard() {
  return (
    <Card title="VIP 会员" icon="crown">
      <p className={styles['now']}>
        <b>筹备中</b>
        <span>还不能开通</span>
      </p>
      <ul className={styles['benefits']}>
        {benefits.map(({ title, note }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{note}</span>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>开放后在这里选择月卡、季卡或年卡，都不会自动续费。</p>
    </Card>
  );
}
