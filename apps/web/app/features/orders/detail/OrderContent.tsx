import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Breadcrumbs } from '../../../ui/breadcrumbs/Breadcrumbs.tsx';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import { panelsOf } from '../../../shared/orders/kinds/panelsOf.ts';
import { supportPathFor } from '../../../shared/support/supportPath.ts';
import { SupportTop } from '../../../shared/support/SupportTop.tsx';
import { orderAddress } from '../actions/orderAddress.ts';
import { useOrderActions } from '../actions/useOrderActions.tsx';
import type { Order } from '../orderQueries.ts';
import { useDeadline } from '../../../ui/time/useDeadline.ts';
import { ActionBar } from './head/ActionBar.tsx';
import { AfterSalesPanel } from './panels/AfterSalesPanel.tsx';
import { DetailDrawers } from './DetailDrawers.tsx';
import { EarnsNote } from './head/EarnsNote.tsx';
import { FactsPanel } from './panels/FactsPanel.tsx';
import { HistoryPanel } from './panels/HistoryPanel.tsx';
import { LineAmounts } from './panels/LineAmounts.tsx';
import { LostNote } from './live/LostNote.tsx';
import styles from './OrderContent.module.css';
import { OrderHead } from './head/OrderHead.tsx';
import { Parcels } from './panels/Parcels.tsx';
import { PaymentPanel } from './panels/PaymentPanel.tsx';
import { ReviewsPanel } from './panels/ReviewsPanel.tsx';
import { useScrollToPart } from './useScrollToPart.ts';
import { useStill } from './useStill.ts';

interface OrderContentProps {
  order: Order;
  answeredAtMs: number;
  /** News may have been missed. */
  isLost: boolean;
  onAsk: () => void;
}

export function OrderContent({ order: latest, answeredAtMs, isLost, onAsk }: OrderContentProps) {
  const [params] = useSearchParams();
  const order = useStill(latest, params.has('afterSale') || params.has('review'));
  const { actions, extras } = useOrderActions(order);
  const { section } = kindView(order);
  const { Panel, Below } = panelsOf(order);
  const isUnpaid = order.state === 'awaitingPayment';
  const { secondsLeft } = useDeadline(isUnpaid ? order.payBy : null, { now: order.now, answeredAtMs });
  const isLate = isUnpaid && secondsLeft === 0;
  const ask = useEffectEvent(onAsk);
  // The shop closes it, or was paid in the last moment: it says which.
  useEffect(() => {
    if (isLate) ask();
  }, [isLate]);
  useScrollToPart();
  return (
    <div className={styles['page']}>
      <SupportTop to={supportPathFor('order', order.id)} />
      <div className={styles['crumbs']}>
        <Breadcrumbs
          steps={[
            { label: section.title, to: `${section.path}/mine` },
            { label: order.no, to: orderAddress(order) },
          ]}
        />
      </div>
      <p className={styles['paper']}>集物　订单 {order.no}</p>
      <LostNote isLost={isLost} onAsk={onAsk} />
      <OrderHead order={order} actions={actions} secondsLeft={secondsLeft} />
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          {Panel && <Panel order={order} />}
          <AfterSalesPanel order={order} />
          <Parcels order={order} />
          {Below && <Below order={order} />}
          <LineAmounts order={order} />
          <ReviewsPanel order={order} />
          <div className={styles['last']}>
            <HistoryPanel order={order} />
          </div>
        </div>
        <aside className={styles['stack']}>
          <PaymentPanel order={order} />
          <FactsPanel order={order} />
          <EarnsNote order={order} />
        </aside>
      </div>
      <ActionBar actions={actions} />
      <DetailDrawers order={latest} />
      {extras}
    </div>
  );
}
