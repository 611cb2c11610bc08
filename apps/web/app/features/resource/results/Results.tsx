import { LoadMore } from '../../../ui/pager/LoadMore.tsx';
import { AdSlot } from '../../../shared/advertisement/AdSlot.tsx';
import type { Placement } from '../../../shared/advertisement/Placement.ts';
import { ProductGrid } from '../../../shared/goods/productCard/ProductGrid.tsx';
import type { ResourceList } from '../ResourceData.ts';
import type { ResourceState } from '../resourceState.ts';
import styles from './Results.module.css';
import { SearchNote } from './SearchNote.tsx';
import { useMoreProducts } from './useMoreProducts.ts';

interface ResultsProps {
  state: ResourceState;
  list: ResourceList;
  total: string | undefined;
  ad: Placement | null;
}

/** Beside the filters the cards are narrower than on a whole row. */
const PICTURE_SIZES = '(max-width: 767px) 50vw, (max-width: 991px) 22vw, (max-width: 1199px) 18vw, 184px';
/** A wide screen's first row. */
const FIRST_SCREEN = 5;
/** 首行第 4 格: the advertisement of a search stands among the products, after so many of them. */
const CELLS_BEFORE = 3;

/** The products that were found, and the way to more of them. */
export function Results({ state, list, total, ad }: ResultsProps) {
  const { items: products, state: progress, loadMore } = useMoreProducts(list);
  return (
    <>
      <SearchNote state={state} searchedFor={list.searchedFor} />
      {ad?.place === 'category' && <AdSlot placement={ad} className={styles['banner']} />}
      <ProductGrid
        products={products}
        eagerCount={FIRST_SCREEN}
        sizes={PICTURE_SIZES}
        {...(ad?.place === 'search' && { among: { after: CELLS_BEFORE, cell: <AdSlot placement={ad} as="li" /> } })}
      />
      <LoadMore shown={products.length} total={total} state={progress} label="再看 20 件" onMore={loadMore} />
    </>
  );
}
