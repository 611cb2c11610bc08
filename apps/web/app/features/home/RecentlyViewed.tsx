import type { ProductCard } from '@jiwu/contract';
import { useState, useSyncExternalStore } from 'react';
import { ComingNear } from '../../ui/comingNear/ComingNear.tsx';
import { readShared } from '../../api/readShared.ts';
import { onStorage } from '../../session/onStorage.ts';
import { forgetViewed, recentlyViewed } from '../../session/recentlyViewed.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { ProductStrip } from './ProductStrip.tsx';

const SHOWN = 10;

/** Decided once for each load of the page: a block that appears after coming back would move the content. */
let isReturning: boolean | undefined;

/**
 * Products that this browser viewed last. The server knows nothing of them: the box appears with hydration, far below the visible
 * part, and in its full height at once; the cards are fetched when it comes near.
 */
export function RecentlyViewed() {
  const ids = useSyncExternalStore(onStorage, readIds, () => '');
  const [products, setProducts] = useState<readonly ProductCard[]>();
  const [isCleared, setCleared] = useState(false);

  async function load() {
    if (products) return;
    try {
      const { items } = await readShared('/api/product/cards', { ids });
      setProducts(items);
    } catch {
      // The user did not ask for it, so no error is shown; it is tried again when the box comes near again.
    }
  }

  // Everything that was looked at may have gone off sale since.
  if (ids === '' || isCleared || products?.length === 0) return null;
  return (
    <HomeBlock
      title="最近看过"
      lead="只记在这台设备上"
      action={
        <button
          type="button"
          onClick={() => {
            forgetViewed();
            setCleared(true);
          }}
        >
          清空
        </button>
      }
    >
      <ComingNear onNear={() => void load()} />
      <ProductStrip products={products} count={ids.split(',').length} />
    </HomeBlock>
  );
}

/** In the browser only. As one text, so that the same list is the same value. */
function readIds(): string {
  const viewed = recentlyViewed();
  isReturning ??= viewed.length > 0;
  return isReturning ? viewed.slice(0, SHOWN).join(',') : '';
}
