import type { ReactNode } from 'react';
import type { Connection } from '../../../api/live/followLive.ts';
import { LiveNote } from '../../../ui/live/LiveNote.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { OptionPicker } from '../../../shared/goods/sku/OptionPicker.tsx';
import { QuantityStepper } from '../../../shared/goods/sku/QuantityStepper.tsx';
import { stockNote } from '../choice/stockNote.ts';
import type { SkuChoice } from '../choice/useSkuChoice.ts';
import type { ProductGroups } from '../../../shared/groups/Group.ts';
import { PricePanel } from '../prices/PricePanel.tsx';
import { groupOpening } from '../prices/skuPrices.ts';
import type { DrawerName } from '../drawers/DrawerName.ts';
import type { Product } from '../ProductData.ts';
import { scrollToSection } from '../../../ui/sections/scrollToSection.ts';
import { BuyLinks } from './BuyLinks.tsx';
import { dispatchWords, feeWords } from './deliveryWords.ts';
import { OffSaleNote } from './OffSaleNote.tsx';
import styles from './ProductInfo.module.css';
import { servicesOf } from './services.ts';

interface ProductInfoProps {
  product: Product;
  choice: SkuChoice;
  /** In which it can be bought together with others. */
  campaign: ProductGroups['campaign'];
  /** That it is one of today's deals. */
  wootNote: ReactNode;
  /** Who recommends it, where the page was opened through a pick. */
  pickNote: ReactNode;
  /** That there are opened ones of it. */
  openBoxNote: ReactNode;
  couponWords: string;
  connection: Connection;
  onOpen: (drawer: DrawerName) => void;
}

/** Beside the pictures: title, prices by buyer, options, and the buttons to buy. */
export function ProductInfo({
  product,
  choice,
  campaign,
  wootNote,
  pickNote,
  openBoxNote,
  couponWords,
  connection,
  onOpen,
}: ProductInfoProps) {
  const { title, subtitle, isOnSale } = product;
  return (
    <div className={styles['info']}>
      <h1>{title}</h1>
      <p className={styles['subtitle']}>{subtitle}</p>
      <Figures product={product} connection={connection} />
      {isOnSale ? (
        <>
          <PricePanel choice={choice} campaign={campaign} onExplain={() => onOpen('priceNotes')} />
          {pickNote}
          {wootNote}
          {openBoxNote}
          <Choices product={product} choice={choice} campaign={campaign} couponWords={couponWords} onOpen={onOpen} />
        </>
      ) : (
        <>
          <OffSaleNote lastPriceFen={choice.sku.priceFen} />
          {openBoxNote}
        </>
      )}
    </div>
  );
}

function Figures({ product, connection }: Pick<ProductInfoProps, 'product' | 'connection'>) {
  const { ratingHundredths, reviewCount, salesCount, questionCount } = product;
  return (
    <div className={styles['figures']}>
      {ratingHundredths !== null && (
        <span>
          <b>{(ratingHundredths / 100).toFixed(1)}</b> 分
        </span>
      )}
      <a href="#reviews" onClick={scrollToSection}>
        评价 {formatCount(reviewCount)}
      </a>
      <span>{salesCount > 0 ? `已售 ${formatCount(salesCount)}` : '新上架'}</span>
      <a href="#questions" onClick={scrollToSection}>
        问答 {formatCount(questionCount)}
      </a>
      <LiveNote connection={connection} />
    </div>
  );
}

/** On phones these stand in drawers. */
function Choices({
  product,
  choice,
  campaign,
  couponWords,
  onOpen,
}: Omit<ProductInfoProps, 'wootNote' | 'pickNote' | 'openBoxNote' | 'connection'>) {
  const { sku, choose, note, quantity, setQuantity, maxQuantity } = choice;
  return (
    <div className={styles['choices']}>
      <div className={styles['row']}>
        <span>领券</span>
        <button
          type="button"
          className={styles['coupons']}
          aria-label={`领券：${couponWords}`}
          onClick={() => onOpen('coupons')}
        >
          <span>{couponWords}</span>
          <Icon name="forward" size={14} />
        </button>
      </div>
      <div className={styles['row']}>
        <span>配送</span>
        <p>
          {dispatchWords(product.shipping)}
          <small>{feeWords(product.shipping)}</small>
        </p>
      </div>
      <div className={styles['options']}>
        {product.options.map(({ name }, at) => (
          <OptionPicker key={name} product={product} sku={sku} option={at} onChoose={choose} />
        ))}
        <p className={styles['note']} role="status">
          {note}
        </p>
        <div className={styles['row']}>
          <span>数量</span>
          <div className={styles['quantity']}>
            <QuantityStepper quantity={quantity} max={maxQuantity} onChange={setQuantity} />
            <span>{stockNote(sku.available, product.limitPerUser)}</span>
          </div>
        </div>
      </div>
      <BuyLinks
        productId={product.id}
        choice={choice}
        leaderFen={groupOpening({ skuId: sku.id, quantity }, campaign)?.fen ?? null}
      />
      <ul className={styles['services']}>
        {servicesOf(product.tags).map(({ icon, title }) => (
          <li key={title}>
            <Icon name={icon} size={16} />
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}
