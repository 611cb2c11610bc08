import type { Answer, Contract } from '@jiwu/contract';
import type { ReactNode } from 'react';
import { ProductGrid } from '../productCard/ProductGrid.tsx';
import { recommendedGroups } from './recommendedGroups.ts';
import { RecommendedSkeleton } from './RecommendedSkeleton.tsx';
import styles from './RecommendedGoods.module.css';

interface RecommendedGoodsProps {
  /** Undefined while they are on their way. */
  recommended: Answer<Contract['productRecommendations']> | undefined;
  /** What goods of the same category are called here. */
  sameKind: string;
  /** How those that were looked at together are chosen. */
  note?: string;
  /** Stands in their place when they did not come. */
  failure?: ReactNode;
}

/** As many as the shop tells where it has enough of them; its skeleton is made for these. */
const WHOLE = 10;

/**
 * Goods beside a product, each group under the title that is true of it. One group or two take no more room than the skeleton,
 * which stays beneath them unseen: what stands below does not move.
 */
export function RecommendedGoods({ recommended, sameKind, note, failure }: RecommendedGoodsProps) {
  const groups = recommended ? recommendedGroups(recommended, sameKind) : [];
  const isShort = recommended !== undefined && recommended.items.length < WHOLE;
  return (
    <div
      className={styles['place']}
      data-groups={groups.length}
      data-pairs={rowsOf(groups[0], 2)}
      data-triples={rowsOf(groups[0], 3)}
    >
      {!isShort && <RecommendedSkeleton isUnseen={recommended !== undefined || failure !== undefined} note={note} />}
      <div>
        {failure}
        {groups.map(({ title, products, isViewed }) => (
          <section key={title} className={styles['group']} aria-label={title}>
            <div className={styles['head']}>
              <h2>{title}</h2>
              {isViewed && note !== undefined && <p>{note}</p>}
            </div>
            <ProductGrid products={products} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** How many rows of so many the first of two groups takes; the last row is the second group's. */
function rowsOf(first: { readonly products: readonly unknown[] } | undefined, perRow: number): number {
  return Math.min(Math.ceil((first?.products.length ?? 0) / perRow), Math.floor(WHOLE / perRow) - 1);
}
