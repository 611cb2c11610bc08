import { EmptyState } from '../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { CartFrame } from './CartFrame.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { FilledCart } from './FilledCart.tsx';
import { useCart } from './state/useCart.ts';

export function CartContent() {
  const { query, cart, priced, actions } = useCart();
  const retry = { retrying: query.isFetching, onRetry: () => void query.refetch() };
  if (!cart || !priced) {
    return (
      <CartFrame>
        {query.isError ? <LoadFailed text="购物车没有加载出来，选好的商品都还在。" {...retry} /> : <CartSkeleton />}
      </CartFrame>
    );
  }
  if (cart.lines.length === 0) {
    return (
      <CartFrame>
        <EmptyState
          title="购物车是空的"
          text="看到喜欢的商品先放进来，价格和库存有变化会在这里告诉您。"
          action={{ to: '/resource', label: '去货源看看' }}
        />
      </CartFrame>
    );
  }
  const problem = query.isError && <LoadFailed text="没有取到最新的价格与库存，下面是刚才的内容。" {...retry} />;
  return <FilledCart cart={cart} priced={priced} actions={actions} problem={problem} />;
}
