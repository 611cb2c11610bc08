import { orderPage } from '../../../shared/orders/sections/orderPage.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import type { Order } from '../orderQueries.ts';
import { Gains } from './Gains.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderInvoice } from './OrderInvoice.tsx';
import styles from './PaidPanel.module.css';
import { ShareButton } from './ShareButton.tsx';

/** What was paid for, the next steps, and links. */
export function PaidDetails({ order }: { order: Order }) {
  const { shipTo } = order;
  return (
    <>
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
    </>
  );
}
