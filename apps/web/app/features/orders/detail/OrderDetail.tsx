import { useSearchParams } from 'react-router';
import { OrdersPage } from '../OrdersPage.tsx';
import { DetailProblem } from './DetailProblem.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { OrderContent } from './OrderContent.tsx';
import { useLiveOrder } from './live/useLiveOrder.ts';

/** One order: its state, the next step, its parcels, every amount, and all actions. */
export function OrderDetail() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <OrdersPage>
      {id === '' ? (
        <DetailProblem error={null} retrying={false} onRetry={() => undefined} />
      ) : (
        <LiveOrder key={id} id={id} />
      )}
    </OrdersPage>
  );
}

function LiveOrder({ id }: { id: string }) {
  const { query, isLost } = useLiveOrder(id);
  const { data: order, dataUpdatedAt, error, isFetching, refetch } = query;
  if (!order) {
    if (!error) return <DetailSkeleton />;
    return <DetailProblem error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <OrderContent
      order={order}
      answeredAtMs={dataUpdatedAt}
      isLost={isLost || error !== null}
      onAsk={() => void refetch()}
    />
  );
}
