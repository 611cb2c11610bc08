import { lazy, Suspense, useState } from 'react';
import { addToCart } from '../../session/cart.ts';
import styles from './KeptCard.module.css';

const SkuPickDrawer = lazy(() => import('../../components/sku/SkuPickDrawer.tsx'));

/** What is kept is a product; the cart wants one of its SKUs, which is chosen on the way. */
export function KeptToCart({ productId, title }: { productId: string; title: string }) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['cart']}
        aria-label={`加入购物车 ${title}`}
        onClick={() => setChoosing(true)}
      >
        加入购物车
      </button>
      {isChoosing && (
        <Suspense>
          <SkuPickDrawer
            productId={productId}
            quantity={1}
            action="加入购物车"
            onPick={(sku, quantity) => addToCart({ skuId: sku.id, quantity })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
