import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import { panelsOf } from '../../../shared/orders/kinds/panelsOf.ts';
import { orderPage } from '../../../shared/orders/sections/orderPage.ts';
import type { OrderSection } from '../../../shared/orders/sections/orderSections.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { userCache } from '../../../session/userCache.ts';
import { CheckoutPage } from '../CheckoutPage.tsx';
import { OrderProblem } from '../OrderProblem.tsx';
import { ClosedOrder } from '../pay/ClosedOrder.tsx';
import { useLiveOrder } from '../useLiveOrder.ts';
import { CompletedSkeleton } from './CompletedSkeleton.tsx';
import { OrderRecommendations } from './OrderRecommendations.tsx';
import { PaidPanel } from './PaidPanel.tsx';
import styles from './PaymentCompleted.module.css';
import { StillWaiting } from './StillWaiting.tsx';

export function PaymentCompleted({ section }: { section: OrderSection }) {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <CheckoutPage step="completed" section={section}>
      {id === '' ? (
        <OrderProblem section={section} error={null} retrying={false} onRetry={() => undefined} />
      ) : (
        <CompletedOrder key={id} id={id} section={section} />
      )}
    </CheckoutPage>
  );
}

/** A user may return from a gateway before its callback has arrived: the page then waits for it. */
function CompletedOrder({ id, section }: { id: string; section: OrderSection }) {
  const { data: order, error, isFetching, refetch } = useLiveOrder(id);
  const isPaid = order !== undefined && order.state !== 'awaitingPayment' && order.state !== 'closed';
  useEffect(() => {
    if (isPaid) void renewOperator();
  }, [isPaid]);

  if (!order) {
    if (!error) return <CompletedSkeleton />;
    return <OrderProblem section={section} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  // A gateway sends everyone back to one address: each kind is told in its own section.
  if (kindView(order).section.path !== section.path)
    return <Navigate to={orderPage(order, 'paymentCompleted')} replace />;
  if (order.state === 'closed') return <ClosedOrder order={order} />;
  if (order.state === 'awaitingPayment') return <StillWaiting order={order} />;
  const { Panel } = panelsOf(order);
  const bought = order.lines.map(({ productId }) => productId);
  const own = Panel && (
    <div className={styles['own']}>
      <Panel order={order} />
    </div>
  );
  // Who waits for others has something to do there: to invite them, as long as there is time.
  const isNext = kindView(order).waits !== null;
  return (
    <>
      <PaidPanel order={order} next={isNext ? own : null} />
      {!isNext && own}
      {bought[0] && <OrderRecommendations productId={bought[0]} bought={bought} />}
    </>
  );
}

/** Balance and integral have moved: other pages show them from the user's record. */
async function renewOperator(): Promise<void> {
  try {
    userCache.update(await apiClient.call('userSelf', {}, { silent: true }));
  } catch {
    // It is renewed with the next visit.
  }
}
