import { Navigate, useLocation, useSearchParams } from 'react-router';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import type { OrderSection } from '../../../shared/orders/sections/orderSections.ts';
import { OrdersPage } from '../OrdersPage.tsx';
import { DetailProblem } from './DetailProblem.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { OrderContent } from './OrderContent.tsx';
import { useLiveOrder } from './live/useLiveOrder.ts';

/** One order: its state, the next step, its parcels, every amount, and all actions. */
export function OrderDetail({ section }: { section: OrderSection }) {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <OrdersPage>
      {id === '' ? (
        <DetailProblem section={section} error={null} retrying={false} onRetry={() => undefined} />
      ) : (
        <LiveOrder key={id} id={id} section={section} />
      )}
    </OrdersPage>
  );
}

function LiveOrder({ id, section }: { id: string; section: OrderSection }) {
  const { search, hash } = useLocation();
  const { query, isLost } = useLiveOrder(id);
  const { data: order, dataUpdatedAt, error, isFetching, refetch } = query;
  if (!order) {
    if (!error) return <DetailSkeleton />;
    return <DetailProblem section={section} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  // A notice names an order, not its kind: each kind is read in its own section.
  const { path } = kindView(order).section;
  if (path !== section.path) return <Navigate to={`${path}/detail${search}${hash}`} replace />;
  return (
    <OrderContent
      order={order}
      answeredAtMs={dataUpdatedAt}
      isLost={isLost || error !== null}
      onAsk={() => void refetch()}
    />
  );
}
