import { Suspense, useState } from 'react';
import { addToCart } from '../../session/cart.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import styles from './CollectionCard.module.css';

const SkuPickDrawer = lazyPart(() => import('../../shared/goods/sku/SkuPickDrawer.tsx'));

/** The collection holds products, the cart needs a SKU: the user chooses one on the way. */
export function CollectionToCart({ productId, title }: { productId: string; title: string }) {
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
