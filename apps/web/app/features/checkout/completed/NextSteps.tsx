import { rules } from '@jiwu/contract/rules';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import { monthDay, slotWords } from '../dayWords.ts';
import type { Order } from '../orderQueries.ts';
import styles from './NextSteps.module.css';
import { useDispatchHours } from './useDispatchHours.ts';

function arrivalStep(delivery: Order['delivery'], delivered: string) {
  switch (delivery.kind) {
    case 'timed':
      return {
        title: `${monthDay(delivery.day)} ${slotWords(delivery.slot)} 送到`,
        text: '快递员会在这两个小时里上门。',
      };
    case 'standard':
      return { title: delivery.arrivesOn ? `预计 ${monthDay(delivery.arrivesOn)}送达` : '送到您手上', text: delivered };
  }
}

/** The steps that follow by themselves: dispatch, delivery and automatic receipt. */
export function NextSteps({ order }: { order: Order }) {
  const hours = useDispatchHours(order);
  const { delivery } = order;
  const { waits, delivered } = kindView(order);
  const steps = [
    // A group that its last member has filled waits for nobody.
    ...(waits && order.state === 'awaitingGroup' ? [waits] : []),
    {
      title: hours === null ? '我们打包发出' : `${hours} 小时内发出`,
      text: '发出后会通知您，订单里可以看到每个包裹走到哪里。',
    },
    arrivalStep(delivery, delivered),
    {
      title: '确认收货，订单完成',
      text: `发出 ${rules.order.receiveDays} 天后自动确认，您也可以自己点。`,
    },
  ];
  return (
    <section className={styles['next']} aria-label="接下来">
      <h3>接下来</h3>
      <ol>
        {steps.map(({ title, text }, order) => (
          <li key={title}>
            <i aria-hidden="true">{order + 1}</i>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
