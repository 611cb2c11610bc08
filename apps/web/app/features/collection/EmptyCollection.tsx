import { EmptyState } from '../../ui/emptyState/EmptyState.tsx';
import { collectionAddress, type CollectionState } from './collectionState.ts';

interface EmptyCollectionProps {
  state: CollectionState;
  /** The whole collection is empty, not only this filter. */
  isEmpty: boolean;
}

const titles: Readonly<Record<CollectionState['filter'], { title: string; text: string }>> = {
  all: { title: '这个分类里没有收藏', text: '换个分类，或者看看全部收藏。' },
  reduced: { title: '暂时没有降价的', text: '收藏的商品比收藏时便宜了，会列在这里。' },
  soldOut: { title: '没有缺货的', text: '收藏的商品卖完了会列在这里，到货后也会标出来。' },
  gone: { title: '没有失效的', text: '收藏的商品都还在卖。' },
};

export function EmptyCollection({ state, isEmpty }: EmptyCollectionProps) {
  if (isEmpty) {
    return (
      <EmptyState
        title="还没有收藏"
        text="看到喜欢的商品，点图片右上角的心形就会收在这里；降价、到货都会标出来。"
        action={{ to: '/resource', label: '去货源看看' }}
      />
    );
  }
  const all = collectionAddress({ filter: 'all', category: null });
  return <EmptyState {...titles[state.filter]} action={{ to: all, label: '看全部收藏' }} />;
}
