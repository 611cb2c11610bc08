import { Link } from 'react-router';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Picture } from '../../shared/files/picture/Picture.tsx';
import { ProductPrice } from '../../shared/goods/price/ProductPrice.tsx';
import { productFacts } from '../../shared/goods/productCard/productFacts.ts';
import { formatFenShort } from '../../format/formatFenShort.ts';
import { formatDay } from '../../format/formatTime.ts';
import type { CollectionItem } from './collectionQueries.ts';
import styles from './CollectionCard.module.css';
import { CollectionToCart } from './CollectionToCart.tsx';
import { collectionMarks } from './collectionMarks.ts';

interface CollectionCardProps {
  item: CollectionItem;
  /** Null while not choosing. */
  isTicked: boolean | null;
  onTick: (isTicked: boolean) => void;
  onRemove: () => void;
}

const pictureSizes = '(max-width: 767px) 104px, (max-width: 991px) 32vw, (max-width: 1231px) 24vw, 228px';

/** A card on wide screens, a row on phones; in both its parts have fixed heights. */
export function CollectionCard({ item, isTicked, onTick, onRemove }: CollectionCardProps) {
  const { card, collectedAt, collectedPriceFen, isGone } = item;
  const isChoosing = isTicked !== null;
  const marks = collectionMarks(item);
  const look = isGone || !card.inStock ? `${styles['card']} ${styles['faded']}` : styles['card'];
  return (
    <li className={isTicked ? `${look} ${styles['ticked']}` : look}>
      {isChoosing && (
        <label className={styles['tick']}>
          <input
            type="checkbox"
            checked={isTicked}
            aria-label={`选择 ${card.title}`}
            onChange={(event) => onTick(event.target.checked)}
          />
        </label>
      )}
      <Link
        className={styles['link']}
        to={`/product?id=${card.id}`}
        prefetch="intent"
        tabIndex={isChoosing ? -1 : undefined}
      >
        <Picture {...card.picture} alt="" sizes={pictureSizes} maxWidth={640} />
        <span className={styles['title']}>{card.title}</span>
        {isGone ? <span className={styles['noPrice']}>不再销售</span> : <ProductPrice {...priceOf(card)} />}
        <span className={styles['marks']}>
          {marks.length === 0
            ? productFacts(card)
            : marks.map(({ look: markLook, text }) => (
                <b key={text} className={styles[markLook]}>
                  {text}
                </b>
              ))}
        </span>
        <span className={styles['facts']}>
          {`${formatDay(collectedAt)} 收藏 · 当时 ${formatFenShort(collectedPriceFen)}`}
        </span>
      </Link>
      {!isChoosing && (
        <div className={styles['actions']}>
          {card.inStock && !isGone ? (
            <CollectionToCart productId={card.id} title={card.title} />
          ) : (
            <Link to={`/product?id=${card.id}`} aria-label={`${isGone ? '看相似商品' : '去看看'} ${card.title}`}>
              {isGone ? '看相似商品' : '去看看'}
            </Link>
          )}
          <button type="button" aria-label={`移除 ${card.title}`} onClick={onRemove}>
            <Icon name="bin" size={18} />
            移除
          </button>
        </div>
      )}
    </li>
  );
}

function priceOf({ priceFen, vipPriceFen, marketPriceFen, isFrom }: CollectionItem['card']) {
  return { priceFen, vipPriceFen, marketPriceFen, isFrom };
}
