import { Link } from 'react-router';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { ProductPrice } from '../../../shared/goods/price/ProductPrice.tsx';
import type { Together } from '../ProductData.ts';
import styles from './TogetherPanel.module.css';
import { useAddTogether } from './useAddTogether.ts';

const SHOWN = 3;
const addWords = ['', '这件也加入购物车', '两件一起加入购物车', '三件一起加入购物车'];

/** What at least three orders of the last 90 days hold together with this product. Nothing where there is none. */
export function TogetherPanel({ together }: { together: Together | null }) {
  const products = together?.items.slice(0, SHOWN) ?? [];
  const { isAdding, add } = useAddTogether(products);
  if (products.length === 0) return null;
  return (
    <section className={styles['panel']} aria-labelledby="together">
      <h2 id="together">常一起买</h2>
      <ul>
        {products.map(({ id, title, picture, priceFen, vipPriceFen, isFrom }) => (
          <li key={id}>
            <Link to={`/product?id=${id}`} prefetch="intent">
              <Picture {...picture} alt="" sizes="(max-width: 767px) 33vw, 72px" maxWidth={320} width={72} />
              <span className={styles['words']}>
                <span className={styles['title']}>{title}</span>
                <ProductPrice {...{ priceFen, vipPriceFen, isFrom }} marketPriceFen={null} size="row" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-disabled={isAdding || undefined}
        aria-busy={isAdding || undefined}
        onClick={() => void add()}
      >
        {isAdding ? '正在加入' : addWords[products.length]}
      </button>
    </section>
  );
}
