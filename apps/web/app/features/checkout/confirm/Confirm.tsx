import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OrderSection } from '../../../shared/orders/sections/orderSections.ts';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { CheckoutPage } from '../CheckoutPage.tsx';
import { checkoutQueries } from './checkoutQueries.ts';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { ConfirmSkeleton } from './ConfirmSkeleton.tsx';
import { boughtInAddress, boughtInCart } from './readBought.ts';

/** The goods come from the cart, or are one SKU in the address. */
export function Confirm({ section }: { section: OrderSection }) {
  const [params] = useSearchParams();
  const isFromCart = params.get('from') === 'cart';
  const inAddress = boughtInAddress(params);
  return (
    <CheckoutPage step="confirm" section={section}>
      {isFromCart ? (
        <FromCart section={section} />
      ) : inAddress ? (
        <ConfirmOrder key={params.toString()} bought={inAddress} />
      ) : (
        <EmptyState {...section.nothingChosen} />
      )}
    </CheckoutPage>
  );
}

function FromCart({ section }: { section: OrderSection }) {
  const { data, isError, isFetching, refetch } = useQuery(checkoutQueries.cart());
  if (isError && !data) {
    return (
      <LoadFailed text="购物车没有加载出来，选好的商品都还在。" retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <ConfirmSkeleton />;
  const bought = boughtInCart(data.lines);
  return bought.lines.length > 0 ? <ConfirmOrder bought={bought} /> : <EmptyState {...section.nothingChosen} />;
}
