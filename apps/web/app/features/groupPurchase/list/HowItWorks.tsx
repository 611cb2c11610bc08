import { rules } from '@jiwu/contract/rules';
import styles from './HowItWorks.module.css';

const { hours, seatMinutes } = rules.groupPurchase;

const steps = [
  { title: '选一个团，或自己开', text: '看清人数、价格和剩余时间' },
  { title: '付款占座', text: `座位保留 ${seatMinutes} 分钟，付了才算` },
  { title: `${hours} 小时内坐满`, text: '每来一人，页面立刻更新' },
  { title: '满了发货，没满退款', text: '自动原路退回，不用申请' },
];

export function HowItWorks() {
  return (
    <ol className={styles['how']} aria-label="拼团怎么玩">
      {steps.map(({ title, text }, order) => (
        <li key={title}>
          <i aria-hidden="true">{order + 1}</i>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
