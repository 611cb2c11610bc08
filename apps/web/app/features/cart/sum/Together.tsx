import type { ProductCard } from '@jiwu/contract';
import { useQueries } from '@tanstack/react-query';
import { readShared } from '../../../api/readShared.ts';
import { ProductGrid } from '../../../shared/goods/productCard/ProductGrid.tsx';
import { ProductGridSkeleton } from '../../../shared/goods/productCard/ProductGridSkeleton.tsx';
import type { CartLine } from '../state/cartQueries.ts';
import styles from './Together.module.css';

/** Asked for the first few products only: the rest would add little. */
const ASKED = 3;
const SHOWN = 5;
const KEPT_MS = 5 * 60_000;

/** Products that go with those in the cart. Optional: if it fails to load, the page says nothing. */
export function Together({ lines }: { lines: readonly CartLine[] }) {
  const own = new Set(lines.map(({ productId }) => productId));
  const answers = useQueries({
    queries: [...own].slice(0, ASKED).map((id) => ({
      queryKey: ['together', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readShared('/api/product/recommendations', { id }, signal),
      staleTime: KEPT_MS,
    })),
  });
  const isComing = answers.some(({ isPending }) => isPending);
  const products = inTurn(answers.map(({ data }) => data?.items ?? []))
    .filter(({ id, inStock }) => inStock && !own.has(id))
    .slice(0, SHOWN);
  if (!isComing && products.length === 0) return null;
  return (
    <section className={styles['together']} aria-labelledby="together">
      <div className={styles['head']}>
        <h2 id="together">放在一起刚好</h2>
        <p>凑单不涨价，满减与券会自动重算</p>
      </div>
      {isComing ? <ProductGridSkeleton count={SHOWN} /> : <ProductGrid products={products} />}
    </section>
  );
}

/** The first of each list, then the second of each, every product once. */
function inTurn(lists: readonly (readonly ProductCard[])[]): ProductCard[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Map(all.map((product) => [product.id, product])).values()];
}
