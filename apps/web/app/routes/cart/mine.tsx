import { pageMeta } from '../../config/pageMeta.ts';
import askCart from '../../features/cart/early/askCart.ts?script';
import { Cart } from '../../features/cart/Cart.tsx';

const title = '购物车';

export const handle = { title, earlyScript: askCart };

export const meta = () =>
  pageMeta({ title, description: '您选好的商品：价格与库存的变化都标出来，合计写明每一处节省。' });

export default function CartMine() {
  return <Cart />;
}
