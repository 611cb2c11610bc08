import type { ProductCard as Product } from '@jiwu/contract';
import { QuickLink } from '../../../ui/link/QuickLink.tsx';
import { Picture } from '../../files/picture/Picture.tsx';
import { ProductPrice } from '../price/ProductPrice.tsx';
import { CollectButton } from './CollectButton.tsx';
import { leadPicture } from './leadPicture.ts';
import { productFacts } from './productFacts.ts';
import styles from './ProductCard.module.css';

interface ProductCardProps {
  product: Product;
  /** The shown width of the picture. */
  sizes?: string;
  /** Seen without scrolling. */
  eager?: boolean;
  /** Among the largest things on the first screen. */
  first?: boolean;
}

/** Five in a row of 1200 px, four, three, two. */
export const gridPictureSizes = '(max-width: 767px) 50vw, (max-width: 991px) 32vw, (max-width: 1231px) 24vw, 228px';

/** A product in a list. Its parts have fixed heights, so that a row of cards is even and nothing moves. */
export function ProductCard({ product, sizes = gridPictureSizes, eager = false, first = false }: ProductCardProps) {
  const { id, title, picture, priceFen, vipPriceFen, marketPriceFen, isFrom, inStock } = product;
  return (
    <li className={inStock ? styles['card'] : `${styles['card']} ${styles['soldOut']}`}>
      <QuickLink className={styles['link']} to={`/product?id=${id}`} viewTransition onClick={leadPicture}>
        <Picture {...picture} alt="" sizes={sizes} maxWidth={640} eager={eager} first={first} />
        <span className={styles['title']}>{title}</span>
        <ProductPrice priceFen={priceFen} vipPriceFen={vipPriceFen} marketPriceFen={marketPriceFen} isFrom={isFrom} />
        <span className={styles['facts']}>{productFacts(product)}</span>
      </QuickLink>
      <CollectButton className={styles['collect']} productId={id} title={title} />
    </li>
  );
}
