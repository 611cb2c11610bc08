import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useAddToCart } from '../../../shared/cart/useAddToCart.ts';
import { supportPathFor } from '../../../shared/support/supportPath.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import { OpenGroupNow } from '../groups/OpenGroupNow.tsx';
import { useCollected } from '../../../session/collected.ts';
import { boughtLine, buyAddress } from '../choice/boughtLine.ts';
import type { SkuChoice } from '../choice/useSkuChoice.ts';
import { type GroupOpening, ownPrice } from '../prices/skuPrices.ts';
import { useSkuBuyer } from '../prices/useSkuBuyer.ts';
import type { Product } from '../ProductData.ts';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  product: Product;
  choice: SkuChoice;
  /** The group that can be opened with the choice; null: none can. */
  opening: GroupOpening | null;
  onChoose: () => void;
}

/** The phone's bar at the bottom. A user who has not chosen yet is asked to choose first. */
export function BuyBar({ product, choice, opening, onChoose }: BuyBarProps) {
  const { isCollected, toggle } = useCollected(product.id);
  const isBuyable = product.isOnSale && product.skus.some(({ available }) => available > 0);
  return (
    <div className={styles['bar']}>
      <Link className={styles['small']} to={supportPathFor('product', product.id)}>
        <Icon name="chat" />
        客服
      </Link>
      <button type="button" className={styles['small']} data-on={isCollected || undefined} onClick={toggle}>
        <Icon name="heart" />
        {isCollected ? '已收藏' : '收藏'}
      </button>
      {isBuyable ? (
        <Buttons choice={choice} opening={opening} onChoose={onChoose} />
      ) : (
        <p className={styles['nothing']}>{product.isOnSale ? '暂时缺货' : '已下架'}</p>
      )}
    </div>
  );
}

function Buttons({ choice, opening, onChoose }: Omit<BuyBarProps, 'product'>) {
  const { sku, isNamed, quantity, maxQuantity } = choice;
  const buyer = useSkuBuyer(choice);
  const { isAdding, add } = useAddToCart();
  if (maxQuantity === 0) {
    return (
      <button type="button" className={styles['buy']} onClick={onChoose}>
        缺货，看看别的规格
      </button>
    );
  }
  const chooseFirst = (event: MouseEvent) => {
    if (isNamed) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <>
      <button
        type="button"
        className={styles['cart']}
        aria-disabled={isAdding || undefined}
        aria-busy={isAdding || undefined}
        onClick={isNamed ? () => void add(boughtLine(choice)) : onChoose}
      >
        {isAdding ? (
          '正在加入'
        ) : (
          <span>
            加入
            <wbr />
            购物车
          </span>
        )}
      </button>
      {opening && <OpenGroup opening={opening} isNamed={isNamed} onChoose={onChoose} />}
      <Link className={styles['buy']} to={buyAddress(choice)} onClick={chooseFirst}>
        购买
        <small>{formatFen(ownPrice(sku, buyer).fen * quantity)}</small>
      </Link>
    </>
  );
}

function OpenGroup({ opening, isNamed, onChoose }: { opening: GroupOpening; isNamed: boolean; onChoose: () => void }) {
  if (isNamed) return <OpenGroupNow opening={opening} className={styles['group']} />;
  return (
    <button type="button" className={styles['group']} onClick={onChoose}>
      开团 <small>{formatFen(opening.fen)}</small>
    </button>
  );
}
