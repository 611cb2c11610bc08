import { rules } from '@jiwu/contract/rules';
import { orderPage } from '../../../shared/orders/sections/orderPage.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import type { Order } from '../orderQueries.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Gains } from './Gains.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderInvoice } from './OrderInvoice.tsx';
import styles from './PaidPanel.module.css';
import { ShareButton } from './ShareButton.tsx';

/** Paid: the amount and the way of paying, the next steps, and links. */
export function PaidPanel({ order }: { order: Order }) {
  const { shipTo } = order;
  return (
    <Panel title="付款结果" hidesTitle="always">
      <div className={styles['head']}>
        <Icon name="tick" size={40} className={styles['tick']} />
        <div role="status">
          <h2>{order.payFen === 0 ? '订单已提交，无需付款' : '付款成功'}</h2>
          <p>{wayOf(order)}</p>
        </div>
      </div>
      <dl className={styles['facts']}>
        <div>
          <dt>订单号</dt>
          <dd>{order.no}</dd>
        </div>
        <div>
          <dt>送到</dt>
          <dd>
            {shipTo.recipient}　{shipTo.phoneNumber}
            <br />
            {[...new Set([shipTo.province, shipTo.city, shipTo.district])].join('')} {shipTo.detail}
          </dd>
        </div>
        <div>
          <dt>发票</dt>
          <dd>
            <OrderInvoice order={order} />
          </dd>
        </div>
      </dl>
      <NextSteps order={order} />
      <Gains order={order} />
      <div className={styles['buttons']}>
        <ButtonLink to={orderPage(order, 'detail')} look="filled">
          查看订单
        </ButtonLink>
        <ButtonLink to={kindView(order).section.toGoods.to}>继续逛逛</ButtonLink>
        <ShareButton order={order} />
      </div>
    </Panel>
  );
}

function wayOf(order: Order): string {
  const { payment, payFen } = order;
  if (payment === null || payment.gateway === 'nothing') return kindView(order).free;
  return `${rules.payment.names[payment.gateway]} ${formatFen(payFen)}`;
}
