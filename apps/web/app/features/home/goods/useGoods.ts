import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readShared } from '../../../api/readShared.ts';
import { createEntryMemory } from '../../../session/createEntryMemory.ts';
import { useScrollAfterReload } from '../../../session/useScrollAfterReload.ts';
import type { ProductList } from '../HomeData.ts';
import {
  firstGoods,
  goesOnByItself,
  GOODS_PAGE_SIZE,
  type GoodsState,
  openList,
  PICKS,
  withPage,
  withTab,
} from './goodsState.ts';

const memory = createEntryMemory<GoodsState>('homeGoods');

type Progress = 'loading' | 'failed';

interface Goods {
  readonly tab: string;
  /** Nothing until the tab's first page is there. */
  readonly products: ProductList['items'] | undefined;
  readonly state: 'idle' | Progress | 'end';
  readonly isAutomatic: boolean;
  readonly select: (tab: string) => void;
  readonly more: (isAutomatic: boolean) => void;
}

/** The goods under the tabs, as far as they were loaded on this entry of the history. */
export function useGoods(picks: ProductList | null): Goods {
  const { key: entryKey } = useLocation();
  const remembered = memory.useEntry(entryKey);
  useScrollAfterReload(entryKey, remembered !== undefined);
  const kept = remembered ?? firstGoods;
  const list = openList(kept, picks);
  const { tab } = kept;
  // Several tabs may be under way; an answer belongs to the entry and the tab it was asked for.
  const [progress, setProgress] = useState<Readonly<Record<string, Progress | undefined>>>({});
  const here = `${entryKey} ${tab}`;
  // Without the first page of the picks the server has failed already: the visitor decides whether to try again.
  const underWay = progress[here] ?? (!list && tab === PICKS ? 'failed' : 'idle');

  async function load(cursor: string | null, isAutomatic: boolean) {
    setProgress((before) => ({ ...before, [here]: 'loading' }));
    try {
      const page = await readShared('/api/resource/list', {
        size: GOODS_PAGE_SIZE,
        ...(tab !== PICKS && { category: tab }),
        ...(cursor !== null && { cursor }),
      });
      memory.update(entryKey, (before = firstGoods) => withPage(before, tab, page, isAutomatic));
      setProgress((before) => ({ ...before, [here]: undefined }));
    } catch {
      setProgress((before) => ({ ...before, [here]: 'failed' }));
    }
  }

  const isUnopened = !list && underWay === 'idle';
  useEffect(() => {
    if (isUnopened) void load(null, false);
    // `load` is left out: it changes with every render, and only the open tab decides.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnopened, here]);

  return {
    tab,
    products: list?.items,
    state: list?.nextCursor === null ? 'end' : underWay,
    isAutomatic: list !== undefined && goesOnByItself(list),
    select: (next) => memory.update(entryKey, (before = firstGoods) => withTab(before, next)),
    more: (isAutomatic) => {
      if (underWay !== 'loading') void load(list?.nextCursor ?? null, isAutomatic);
    },
  };
}
