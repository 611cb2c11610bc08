import { lazy, Suspense, useState } from 'react';
import { useAddToCart } from '../../../shared/cart/useAddToCart.ts';
import type { PickCard } from '../../../shared/celebrity/Celebrity.ts';
import styles from './PickCart.module.css';

const SkuPickDrawer = lazy(() => import('../../../shared/goods/sku/SkuPickDrawer.tsx'));

/** Into the cart through this pick: at its price, and credited to its celebrity. */
export function PickCart({ pick }: { pick: PickCard }) {
  const { isAdding, add } = useAddToCart();
  const [isChoosing, setChoosing] = useState(false);
  const { id: sourceId, productId, title, skuId, inStock, skuPrices } = pick;
  if (!inStock) return <span className={styles['gone']}>暂时缺货</span>;

  function press() {
    if (skuId === null) setChoosing(true);
    else void add({ skuId, quantity: 1, sourceId });
  }

  return (
    <>
      <button
        type="button"
        className={styles['add']}
        aria-label={`加入购物车 ${title}`}
        aria-disabled={isAdding || undefined}
        aria-busy={isAdding || undefined}
        onClick={isAdding ? undefined : press}
      >
        加入购物车
      </button>
      {isChoosing && (
        <Suspense>
          <SkuPickDrawer
            productId={productId}
            quantity={1}
            action="加入购物车"
            priced={{ chip: '达人价', by: new Map(skuPrices.map((sku) => [sku.skuId, sku.priceFen])) }}
            onPick={(sku, quantity) => add({ skuId: sku.id, quantity, sourceId })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
