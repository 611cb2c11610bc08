import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DialogComing } from '../../../ui/dialog/DialogComing.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { orderAddress } from '../actions/orderAddress.ts';
import type { Order } from '../orderQueries.ts';

const ApplyDrawer = lazyPart(() => import('../afterSale/ApplyDrawer.tsx'));
const AfterSaleDrawer = lazyPart(() => import('../afterSale/AfterSaleDrawer.tsx'));
const ReviewDrawer = lazyPart(() => import('../review/ReviewDrawer.tsx'));

/** The drawer that the address names: applying for a refund, a request's progress, a review. */
export function DetailDrawers({ order }: { order: Order }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const close = () => void navigate(orderAddress(order), { replace: true, preventScrollReset: true });
  const afterSale = params.get('afterSale');
  const review = params.get('review');
  return (
    <Suspense fallback={<DialogComing />}>
      {(afterSale === 'apply' || afterSale === 'refund') && (
        <ApplyDrawer key={afterSale} order={order} isUnsent={afterSale === 'refund'} onClose={close} />
      )}
      {afterSale !== null && afterSale !== 'apply' && afterSale !== 'refund' && (
        <AfterSaleDrawer
          key={afterSale}
          id={afterSale}
          state={order.afterSales.find(({ id }) => id === afterSale)?.state ?? null}
          onClose={close}
        />
      )}
      {review !== null && <ReviewDrawer key={review} order={order} wanted={review} onClose={close} />}
    </Suspense>
  );
}
