import { orderPage } from '../../../shared/orders/sections/orderPage.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import type { Order } from '../orderQueries.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from './PaidPanel.module.css';

/** The gateway has not said yet that it was paid; or it was not. */
export function StillWaiting({ order }: { order: Order }) {
  return (
    <Panel title="付款结果" hidesTitle="always">
      <div className={styles['head']}>
        <Icon name="clock" size={40} />
        <div role="status">
          <h2>正在确认付款结果</h2>
          <p>订单 {order.no}，付过了这里会自己更新，不用刷新，也不用再付一次。</p>
        </div>
      </div>
      <div className={styles['buttons']}>
        <ButtonLink to={orderPage(order, 'pay')}>{`还没有付，去支付 ${formatFen(order.payFen)}`}</ButtonLink>
      </div>
    </Panel>
  );
}
