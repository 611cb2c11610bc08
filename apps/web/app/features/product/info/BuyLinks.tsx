import { Link } from 'react-router';
import { useAddToCart } from '../../../shared/cart/useAddToCart.ts';
import { useCollected } from '../../../session/collected.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { boughtLine, buyAddress } from '../choice/boughtLine.ts';
import type { SkuChoice } from '../choice/useSkuChoice.ts';
import { ownPrice } from '../prices/skuPrices.ts';
import { useSkuBuyer } from '../prices/useSkuBuyer.ts';
import { scrollToSection } from '../../../ui/sections/scrollToSection.ts';
import styles from './BuyLinks.module.css';

interface BuyLinksProps {
  productId: string;
  choice: SkuChoice;
  /** What opening a group with the choice costs; null: none can be opened. */
  leaderFen?: number | null;
  /** Called after the SKU was added to the cart. */
  onAdded?: () => void;
}

/** Buys the chosen SKU, or, when it is sold out, adds the product to the collection. */
export function BuyLinks({ productId, choice, leaderFen = null, onAdded }: BuyLinksProps) {
  const { isAdding, add } = useAddToCart();
  const { sku, quantity, maxQuantity } = choice;
  const buyer = useSkuBuyer(choice);
  if (maxQuantity === 0) return <KeepUntilBack productId={productId} />;
  const addChosen = async () => {
    if (await add(boughtLine(choice))) onAdded?.();
  };
  return (
    <div className={styles['links']}>
      <Link className={styles['buy']} to={buyAddress(choice)}>
        立即购买 {formatFen(ownPrice(sku, buyer).fen * quantity)}
      </Link>
      <button
        type="button"
        className={styles['cart']}
        aria-disabled={isAdding || undefined}
        aria-busy={isAdding || undefined}
        onClick={() => void addChosen()}
      >
        {isAdding ? '正在加入' : '加入购物车'}
      </button>
      {leaderFen !== null && (
        <a className={styles['group']} href="#groups" onClick={scrollToSection}>
          开团 {formatFen(leaderFen)}
        </a>
      )}
    </div>
  );
}

function KeepUntilBack({ productId }: { productId: string }) {
  const { isCollected, toggle } = useCollected(productId);
  return (
    <div className={styles['links']}>
      <button type="button" className={styles['buy']} onClick={toggle}>
        {isCollected ? '已收藏，点此取消' : '收藏这件商品'}
      </button>
      <p>这个规格暂时缺货，到货后会在您的收藏里标出来。</p>
    </div>
  );
}
