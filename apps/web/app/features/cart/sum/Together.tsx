import type { ProductCard } from '@jiwu/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { readShared } from '../../../api/readShared.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { ProductGrid } from '../../../shared/goods/productCard/ProductGrid.tsx';
import { ProductGridSkeleton } from '../../../shared/goods/productCard/ProductGridSkeleton.tsx';
import type { CartLine } from '../../../shared/cart/price/CartAnswer.ts';
import styles from './Together.module.css';

/** Asked for the first few products only: the rest would add little. */
const ASKED = 3;
const SHOWN = 5;
const KEPT_MS = 5 * 60_000;

/**
 * Products that go with those in the cart: first what is often bought together with them, then what others looked at. Optional: if it fails
 * to load, the page says nothing.
 */
export function Together({ lines }: { lines: readonly CartLine[] }) {
  const own = new Set(lines.map(({ productId }) => productId));
  const bought = useQuery({
    queryKey: ['boughtTogether', [...own].toSorted().join()],
    queryFn: ({ signal }) => apiClient.call('cartTogether', {}, { silent: true, signal }),
    staleTime: KEPT_MS,
    // One line more or less: what was there stays until the answer has come.
    placeholderData: (before) => before,
  });
  const isShort = bought.isError || (bought.data !== undefined && bought.data.items.length < SHOWN);
  const viewed = useQueries({
    queries: [...own].slice(0, ASKED).map((id) => ({
      queryKey: ['together', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readShared('/api/product/recommendations', { id }, signal),
      staleTime: KEPT_MS,
      enabled: isShort,
    })),
  });
  const isComing = bought.isPending || (isShort && viewed.some(({ isPending }) => isPending));
  const products = once([...(bought.data?.items ?? []), ...inTurn(viewed.map(({ data }) => data?.items ?? []))])
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

/** The first of each list, then the second of each. */
function inTurn(lists: readonly (readonly ProductCard[])[]): ProductCard[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

function once(products: readonly ProductCard[]): ProductCard[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
