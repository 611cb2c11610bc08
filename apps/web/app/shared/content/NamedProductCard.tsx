import type { NamedProduct } from '@jiwu/contract';
import { formatFen } from '../../format/formatFen.ts';
import { LightLink } from '../../ui/link/LightLink.tsx';
import { CartButton } from '../cart/CartButton.tsx';
import { AdLabel } from '../../ui/adLabel/AdLabel.tsx';
import { Picture } from '../files/picture/Picture.tsx';
import styles from './NamedProductCard.module.css';
import { namedAddress } from './namedAddress.ts';
import { NamedPrice } from './NamedPrice.tsx';

interface NamedProductCardProps {
  named: NamedProduct;
  /** What the text says of it; without it, a fact of the shop. */
  words: string;
  /** Alone in its row. */
  isWide: boolean;
}

/** A product within a text, with the way into the cart. */
export function NamedProductCard({ named, words, isWide }: NamedProductCardProps) {
  const { product, skuId, pick, isAd, dealFen } = named;
  const address = namedAddress(named);
  const fact = words || product.note;
  return (
    <li className={isWide ? `${styles['card']} ${styles['wide']}` : styles['card']}>
      {/* The title leads to the same place: who hears the page hears it once. */}
      <LightLink className={styles['picture']} to={address} tabIndex={-1} aria-hidden="true">
        <Picture {...product.picture} alt="" sizes={isWide ? '168px' : '112px'} maxWidth={320} width={168} />
      </LightLink>
      <div className={styles['words']}>
        <div className={styles['head']}>
          <LightLink className={styles['title']} to={address}>
            {product.title}
          </LightLink>
          {isAd && <AdLabel />}
        </div>
        {fact && <p className={styles['fact']}>{fact}</p>}
        {dealFen !== null && dealFen < product.priceFen && (
          <p className={styles['deal']}>
            今天在 <LightLink to="/woot">每日一抢</LightLink> 卖 {formatFen(dealFen)}
          </p>
        )}
        <div className={styles['foot']}>
          <NamedPrice named={named} />
          <CartButton
            className={styles['add']}
            product={{ productId: product.id, title: product.title, skuId, inStock: product.inStock }}
            pick={pick}
          />
        </div>
      </div>
    </li>
  );
}
