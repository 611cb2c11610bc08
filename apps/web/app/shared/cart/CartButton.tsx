import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import styles from './CartButton.module.css';
import { useAddToCart } from './useAddToCart.ts';

const SkuPickDrawer = lazyPart(() => import('../goods/sku/SkuPickDrawer.tsx'));

interface CartButtonProps {
  product: {
    readonly productId: string;
    readonly title: string;
    /** The only SKU of it; null: one has to be chosen. */
    readonly skuId: string | null;
    readonly inStock: boolean;
  };
  /** The pick that it is bought through: at its price, and credited to its celebrity. */
  pick?:
    | { readonly id: string; readonly skuPrices: readonly { readonly skuId: string; readonly priceFen: number }[] }
    | null
    | undefined;
  /** What the button says; 加入购物车 unless given. */
  label?: string;
  className?: string | undefined;
}

/** Into the cart from a card; goods with several SKUs let one choose first. */
export function CartButton({ product, pick, label = '加入购物车', className }: CartButtonProps) {
  const { isAdding, add } = useAddToCart();
  const [isChoosing, setChoosing] = useState(false);
  const { productId, title, skuId, inStock } = product;
  if (!inStock) return <span className={styles['gone']}>暂时缺货</span>;
  const source = pick ? { sourceId: pick.id } : {};

  function press() {
    if (skuId === null) setChoosing(true);
    else void add({ skuId, quantity: 1, ...source });
  }

  return (
    <>
      <button
        type="button"
        className={className ? `${styles['add']} ${className}` : styles['add']}
        aria-label={`加入购物车 ${title}`}
        aria-disabled={isAdding || undefined}
        aria-busy={isAdding || undefined}
        onClick={isAdding ? undefined : press}
      >
        {label}
      </button>
      {isChoosing && (
        <Suspense>
          <SkuPickDrawer
            productId={productId}
            quantity={1}
            action="加入购物车"
            {...(pick && {
              priced: { chip: '达人价', by: new Map(pick.skuPrices.map((sku) => [sku.skuId, sku.priceFen])) },
            })}
            onPick={(sku, quantity) => add({ skuId: sku.id, quantity, ...source })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
