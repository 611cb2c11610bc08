import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { CheckoutPage } from '../CheckoutPage.tsx';
import { checkoutQueries } from './checkoutQueries.ts';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { ConfirmSkeleton } from './ConfirmSkeleton.tsx';
import { boughtInAddress, boughtInCart } from './readBought.ts';

/** The goods come from the cart, or are one SKU in the address. */
export function Confirm() {
  const [params] = useSearchParams();
  const isFromCart = params.get('from') === 'cart';
  const inAddress = boughtInAddress(params);
  return (
    <CheckoutPage step="confirm">
      {isFromCart ? (
        <FromCart />
      ) : inAddress ? (
        <ConfirmOrder key={params.toString()} bought={inAddress} />
      ) : (
        <NothingChosen />
      )}
    </CheckoutPage>
  );
}

function FromCart() {
  const { data, isError, isFetching, refetch } = useQuery(checkoutQueries.cart());
  if (isError && !data) {
    return (
      <LoadFailed text="购物车没有加载出来，选好的商品都还在。" retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <ConfirmSkeleton />;
  const bought = boughtInCart(data.lines);
  return bought.lines.length > 0 ? <ConfirmOrder bought={bought} /> : <NothingChosen />;
}

function NothingChosen() {
  return (
    <EmptyState
      title="还没有选商品"
      text="在购物车里勾选要买的商品，再来结算。"
      action={{ to: '/cart/mine', label: '去购物车' }}
    />
  );
}
