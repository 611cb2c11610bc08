import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import { orderPage } from '../../../shared/orders/sections/orderPage.ts';
import type { OrderSection } from '../../../shared/orders/sections/orderSections.ts';
import { walletFacts } from '../../../shared/payments/payment/walletFacts.ts';
import { CheckoutPage } from '../CheckoutPage.tsx';
import { Columns } from '../Columns.tsx';
import { OrderProblem } from '../OrderProblem.tsx';
import type { Order } from '../orderQueries.ts';
import { useLiveOrder } from '../useLiveOrder.ts';
import { ClosedOrder } from './ClosedOrder.tsx';
import { OrderSide } from './OrderSide.tsx';
import { PayHead } from './PayHead.tsx';
import { PaySkeleton } from './PaySkeleton.tsx';
import { PayWays } from '../../../shared/payments/payWays/PayWays.tsx';
import { payTargetOf } from './payTargetOf.ts';
import { useDeadline } from '../../../ui/time/useDeadline.ts';

export function Pay({ section }: { section: OrderSection }) {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <CheckoutPage step="pay" section={section}>
      {id === '' ? (
        <OrderProblem section={section} error={null} retrying={false} onRetry={() => undefined} />
      ) : (
        <PayOrder key={id} id={id} section={section} />
      )}
    </CheckoutPage>
  );
}

function PayOrder({ id, section }: { id: string; section: OrderSection }) {
  const { data: order, dataUpdatedAt, error, isFetching, refetch } = useLiveOrder(id);
  // The open way of paying depends on the wallet: shown before the wallet is known, it would jump.
  const { isPending: isWalletPending } = useQuery(walletFacts());
  const navigate = useNavigate();
  const isPaid = order !== undefined && order.state !== 'awaitingPayment' && order.state !== 'closed';
  const goOn = useEffectEvent(() => void navigate(`${section.path}/paymentCompleted?id=${id}`, { replace: true }));
  useEffect(() => {
    if (isPaid) goOn();
  }, [isPaid]);

  if (!order) {
    if (!error) return <PaySkeleton />;
    return <OrderProblem section={section} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (kindView(order).section.path !== section.path) return <Navigate to={orderPage(order, 'pay')} replace />;
  if (order.state === 'closed') return <ClosedOrder order={order} />;
  if (isPaid || isWalletPending) return <PaySkeleton />;
  return <AwaitingPayment order={order} answeredAtMs={dataUpdatedAt} onAsk={() => void refetch()} />;
}

interface AwaitingPaymentProps {
  order: Order;
  answeredAtMs: number;
  onAsk: () => void;
}

function AwaitingPayment({ order, answeredAtMs, onAsk }: AwaitingPaymentProps) {
  const { deadlineMs, secondsLeft } = useDeadline(order.payBy, { now: order.now, answeredAtMs });
  const isLate = secondsLeft === 0;
  const ask = useEffectEvent(onAsk);
  // The shop closes it, or has been paid in the last moment: it says which.
  useEffect(() => {
    if (isLate) ask();
  }, [isLate]);
  return (
    <Columns aside={<OrderSide order={order} />}>
      <PayHead order={order} deadlineMs={deadlineMs} secondsLeft={secondsLeft} />
      <PayWays target={payTargetOf(order)} secondsLeft={secondsLeft} onPaid={onAsk} />
    </Columns>
  );
}
