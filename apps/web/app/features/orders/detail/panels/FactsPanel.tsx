import { CopyText } from '../../../../ui/copy/CopyText.tsx';
import type { Order } from '../../orderQueries.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { monthDay, wholeMoment } from '../../timeWords.ts';
import styles from './FactsPanel.module.css';

/** The delivery address, the order number, invoice and remark. */
export function FactsPanel({ order }: { order: Order }) {
  const { shipTo, invoice, remark, delivery } = order;
  return (
    <Panel title="收货与订单">
      <dl className={styles['facts']}>
        <dt>收货人</dt>
        <dd>
          {shipTo.recipient}　{shipTo.phoneNumber}
        </dd>
        <dt>地址</dt>
        <dd>
          {[...new Set([shipTo.province, shipTo.city, shipTo.district])].join('')}
          {shipTo.detail}
        </dd>
        <dt>配送</dt>
        <dd>{deliveryWords(delivery)}</dd>
        <dt>订单号</dt>
        <dd>
          {order.no} <CopyText text={order.no} what="订单号" />
        </dd>
        <dt>下单</dt>
        <dd>{wholeMoment(order.createdAt)}</dd>
        <dt>发票</dt>
        <dd>{invoiceWords(invoice)}</dd>
        {remark !== '' && (
          <>
            <dt>备注</dt>
            <dd>{remark}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}

function deliveryWords(delivery: Order['delivery']): string {
  if (delivery.kind === 'standard') return '尽快送到';
  return `定时送，${monthDay(delivery.day)} ${delivery.slot.replace('-', ':00–')}:00`;
}

function invoiceWords(invoice: Order['invoice']): string {
  if (!invoice || invoice.state === 'cancelled') return '不开发票';
  const title = `电子，${invoice.kind === 'company' ? '企业' : '个人'}，${invoice.title}`;
  return invoice.invoiceNo === null ? `${title}，完成后开具` : `${title}，号码 ${invoice.invoiceNo}`;
}
