import type { StaffOrderStory } from '@jiwu/contract';
import { Link } from 'react-router';
import { formatTime } from '../../../ui/time/formatTime.ts';
import styles from './Story.module.css';

function deliveryWords(delivery: StaffOrderStory['delivery']): string {
  switch (delivery.kind) {
    case 'timed':
      return `预约 ${delivery.day} ${delivery.slot} 点`;
    case 'standard':
      return delivery.arrivesOn ? `普通配送，下单时说 ${delivery.arrivesOn} 送达` : '普通配送';
  }
}

/** What was asked for with the order, and since. */
export function StoryWishes({ story: { credited, invoice, order, delivery, afterSales } }: { story: StaffOrderStory }) {
  const invoiceStates = { requested: '等开票', issued: '已开', cancelled: '已取消' } as const;
  return (
    <dl className={styles['facts']}>
      <dt>来源</dt>
      <dd>
        {credited.length === 0
          ? '没有推广归属'
          : credited.map(({ name, by }) => `${by === 'pick' ? '达人' : '推广'} ${name}`).join('，')}
      </dd>
      <dt>发票</dt>
      <dd>{invoice ? `${invoice.title}，${invoiceStates[invoice.state]} ${invoice.invoiceNo ?? ''}` : '没有申请'}</dd>
      <dt>配送</dt>
      <dd>{deliveryWords(delivery)}</dd>
      <dt>买家备注</dt>
      <dd>{order.remark || '没有'}</dd>
      {order.remindedAt && (
        <>
          <dt>催发货</dt>
          <dd>{formatTime(order.remindedAt)} 催过</dd>
        </>
      )}
      {afterSales.length > 0 && (
        <>
          <dt>售后</dt>
          <dd>
            {afterSales.map(({ id }, nth) => (
              <Link key={id} to={`/afterSale?id=${id}`}>
                第 {afterSales.length - nth} 次{' '}
              </Link>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
