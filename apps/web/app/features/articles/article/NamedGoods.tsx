import type { NamedProduct } from '@jiwu/contract';
import { AdLabel } from '../../../ui/adLabel/AdLabel.tsx';
import { namedAddress } from '../../../shared/content/namedAddress.ts';
import { NamedPrice } from '../../../shared/content/NamedPrice.tsx';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import styles from './NamedGoods.module.css';

/** 文中商品: everything that the article names, beside it. */
export function NamedGoods({ products }: { products: readonly NamedProduct[] }) {
  return (
    <section className={styles['panel']} aria-label="文中商品">
      <h2>
        文中商品
        <span>{`${products.length} 件`}</span>
      </h2>
      <ul>
        {products.map((named) => (
          <li key={named.product.id}>
            <LightLink className={styles['row']} to={namedAddress(named)}>
              <Picture {...named.product.picture} alt="" sizes="56px" maxWidth={160} width={56} />
              <div>
                <p>{named.product.title}</p>
                <div className={styles['price']}>
                  <NamedPrice named={named} size="row" />
                  {named.isAd && <AdLabel />}
                </div>
              </div>
            </LightLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
