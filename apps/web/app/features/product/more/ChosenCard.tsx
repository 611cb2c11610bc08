import { useAddToCart } from '../../../shared/cart/useAddToCart.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { ProductPrice } from '../../../shared/goods/price/ProductPrice.tsx';
import { skuLabel } from '../choice/skuLabel.ts';
import { boughtLine } from '../choice/boughtLine.ts';
import type { SkuChoice } from '../choice/useSkuChoice.ts';
import { OwnPriceChip } from '../prices/OwnPriceChip.tsx';
import { ownPrice } from '../prices/skuPrices.ts';
import { useSkuBuyer } from '../prices/useSkuBuyer.ts';
import { Price } from '../../../ui/price/Price.tsx';
import { findChosenSlide, type Slide } from '../gallery/gallerySlides.ts';
import type { Product } from '../ProductData.ts';
import styles from './ChosenCard.module.css';

interface ChosenCardProps {
  product: Product;
  choice: SkuChoice;
  slides: readonly Slide[];
}

/** Keeps the chosen SKU in sight beside the long part of the page, with a way to buy it. */
export function ChosenCard({ product, choice, slides }: ChosenCardProps) {
  const { sku, quantity, maxQuantity } = choice;
  const buyer = useSkuBuyer(choice);
  const own = ownPrice(sku, buyer);
  const { isAdding, add } = useAddToCart();
  const slide = slides[findChosenSlide(slides, product.options, sku.optionValues) ?? 0];
  return (
    <section className={styles['card']} aria-label="已选">
      <div className={styles['head']}>
        {slide && <Picture {...slide} alt="" sizes="72px" maxWidth={160} width={72} />}
        <div>
          <p>{product.title}</p>
          <small>{[skuLabel(sku), `${quantity} 件`].filter(Boolean).join('，')}</small>
        </div>
      </div>
      {own.kind === 'wholesale' ? (
        <p>
          <OwnPriceChip sku={sku} buyer={buyer} /> <Price fen={own.fen} size="card" />
        </p>
      ) : (
        <ProductPrice priceFen={sku.priceFen} vipPriceFen={sku.vipPriceFen} marketPriceFen={sku.marketPriceFen} />
      )}
      {maxQuantity > 0 ? (
        <button
          type="button"
          aria-disabled={isAdding || undefined}
          aria-busy={isAdding || undefined}
          onClick={() => void add(boughtLine(choice))}
        >
          {isAdding ? '正在加入' : '加入购物车'}
        </button>
      ) : (
        <p className={styles['none']}>暂时缺货</p>
      )}
    </section>
  );
}
