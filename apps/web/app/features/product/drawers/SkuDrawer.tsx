import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { OptionPicker } from '../../../shared/goods/sku/OptionPicker.tsx';
import { QuantityStepper } from '../../../shared/goods/sku/QuantityStepper.tsx';
import { skuLabel } from '../choice/skuLabel.ts';
import { stockNote } from '../choice/stockNote.ts';
import type { SkuChoice } from '../choice/useSkuChoice.ts';
import { findChosenSlide, gallerySlides } from '../gallery/gallerySlides.ts';
import { OpenGroupNow } from '../groups/OpenGroupNow.tsx';
import { BuyLinks } from '../info/BuyLinks.tsx';
import { OwnPriceChip } from '../prices/OwnPriceChip.tsx';
import { type GroupOpening, ownPrice } from '../prices/skuPrices.ts';
import { useSkuBuyer } from '../prices/useSkuBuyer.ts';
import type { Product } from '../ProductData.ts';
import styles from './SkuDrawer.module.css';

interface SkuDrawerProps {
  product: Product;
  choice: SkuChoice;
  /** The group that can be opened with the choice; null: none can. */
  opening: GroupOpening | null;
  onClose: () => void;
}

/** Choosing on phones: picture and price stay in sight above, the buttons below. */
export function SkuDrawer({ product, choice, opening, onClose }: SkuDrawerProps) {
  const { sku, choose, note, quantity, setQuantity, maxQuantity } = choice;
  return (
    <Drawer
      title="选择规格"
      onClose={onClose}
      head={<Head product={product} choice={choice} />}
      footer={
        <>
          {opening && <OpenGroupNow opening={opening} className={styles['group']} />}
          <BuyLinks productId={product.id} choice={choice} onAdded={onClose} />
        </>
      }
    >
      {product.options.map(({ name }, at) => (
        <OptionPicker key={name} product={product} sku={sku} option={at} onChoose={choose} />
      ))}
      <p className={styles['note']} role="status">
        {note}
      </p>
      <div className={styles['quantity']}>
        <b>数量</b>
        <QuantityStepper quantity={quantity} max={maxQuantity} onChange={setQuantity} />
      </div>
    </Drawer>
  );
}

function Head({ product, choice }: Omit<SkuDrawerProps, 'opening' | 'onClose'>) {
  const { sku } = choice;
  const buyer = useSkuBuyer(choice);
  const slides = gallerySlides(product);
  const slide = slides[findChosenSlide(slides, product.options, sku.optionValues) ?? 0];
  return (
    <div className={styles['head']}>
      {slide && <Picture {...slide} sizes="104px" maxWidth={320} width={104} />}
      <div>
        <p className={styles['price']}>
          <OwnPriceChip sku={sku} buyer={buyer} />
          <Price fen={ownPrice(sku, buyer).fen} size="large" />
        </p>
        {sku.optionValues.length > 0 && <p className={styles['chosen']}>已选 {skuLabel(sku)}</p>}
        <p className={styles['stock']}>{stockNote(sku.available, product.limitPerUser)}</p>
      </div>
    </div>
  );
}
