import { rules } from '@jiwu/contract/rules';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from './RulesPanel.module.css';

/** When a group is full, and what happens when it is not. */
export function RulesPanel({ size }: { size: number }) {
  const { seatMinutes } = rules.groupPurchase;
  const facts = [
    { term: '座位', text: `下单后座位为您留 ${seatMinutes} 分钟，一个座位不会卖给两个人。` },
    { term: '满了', text: `${size} 个人都付款即成团，${size} 笔订单同时转为待发货，各寄各的地址。` },
    { term: '没满', text: '到期自动退款。我们不虚构成员，也不强行成团。' },
    { term: '晚了一步', text: '您付款时恰好满了，可以用这笔钱另开一个团，或者马上退回，由您下单时选。' },
  ];
  return (
    <Panel title="怎么算成团">
      <dl className={styles['rules']}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
