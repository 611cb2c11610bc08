import { useState } from 'react';
import type { NamedProduct } from '@jiwu/contract';
import { formatFen } from '../../format/formatFen.ts';
import { addAllToCart } from '../../session/cart.ts';
import { useUserCache } from '../../session/userCache.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LightLink } from '../../ui/link/LightLink.tsx';
import { CartButton } from '../cart/CartButton.tsx';
import { AdLabel } from '../../ui/adLabel/AdLabel.tsx';
import { Picture } from '../files/picture/Picture.tsx';
import { buyable } from './buyable.ts';
import styles from './BuyList.module.css';
import { namedAddress } from './namedAddress.ts';
import { NamedPrice } from './NamedPrice.tsx';

/** 采购清单: everything that the text names, to be bought one by one or together. */
export function BuyList({ products }: { products: readonly NamedProduct[] }) {
  const isVip = useUserCache((state) => state.operator.vipFlag);
  const [isAdding, setAdding] = useState(false);
  const { lines, totalFen, toChoose } = buyable(products, isVip);
  if (products.length === 0) return null;

  async function addAll() {
    setAdding(true);
    await addAllToCart(lines);
    setAdding(false);
  }

  return (
    <div className={styles['list']}>
      <ul>
        {products.map((named) => {
          const { product, skuId, pick, isAd } = named;
          return (
            <li key={product.id}>
              <Picture {...product.picture} alt="" sizes="48px" maxWidth={160} width={48} />
              <p>
                <LightLink to={namedAddress(named)}>{product.title}</LightLink>
                {isAd && <AdLabel />}
              </p>
              <NamedPrice named={named} size="row" />
              <CartButton
                className={styles['add']}
                label="加入"
                product={{ productId: product.id, title: product.title, skuId, inStock: product.inStock }}
                pick={pick}
              />
            </li>
          );
        })}
      </ul>
      {lines.length > 1 && (
        <div className={styles['sum']}>
          <p>
            {`${lines.length} 件，各一份`}
            {toChoose > 0 && <span>{`另有 ${toChoose} 件要选规格，请逐件加入`}</span>}
          </p>
          <b>{`合计 ${formatFen(totalFen)}`}</b>
          <Button busy={isAdding} onClick={() => void addAll()}>
            {`${lines.length} 件都加入购物车`}
          </Button>
        </div>
      )}
    </div>
  );
}
