import { LoadMore } from '../../../ui/pager/LoadMore.tsx';
import { ProductGrid } from '../../../shared/goods/productCard/ProductGrid.tsx';
import type { ResourceList } from '../ResourceData.ts';
import type { ResourceState } from '../resourceState.ts';
import { SearchNote } from './SearchNote.tsx';
import { useMoreProducts } from './useMoreProducts.ts';

interface ResultsProps {
  state: ResourceState;
  list: ResourceList;
  total: string | undefined;
}

/** Beside the filters the cards are narrower than on a whole row. */
const PICTURE_SIZES = '(max-width: 767px) 50vw, (max-width: 991px) 22vw, (max-width: 1199px) 18vw, 184px';
/** A wide screen's first row. */
const FIRST_SCREEN = 5;

/** The products that were found, and the way to more of them. */
export function Results({ state, list, total }: ResultsProps) {
  const { items: products, state: progress, loadMore } = useMoreProducts(list);
  return (
    <>
      <SearchNote state={state} searchedFor={list.searchedFor} />
      <ProductGrid products={products} eagerCount={FIRST_SCREEN} sizes={PICTURE_SIZES} />
      <LoadMore shown={products.length} total={total} state={progress} label="再看 20 件" onMore={loadMore} />
    </>
  );
}
