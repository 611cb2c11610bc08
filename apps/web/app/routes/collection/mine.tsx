import { pageMeta } from '../../config/pageMeta.ts';
import { Collection } from '../../features/collection/Collection.tsx';

const title = '收藏';

export const handle = { title };

export const meta = () => pageMeta({ title, description: '您收藏的商品：降价、缺货和到货都标出来，可以成批移除。' });

export default function CollectionMine() {
  return <Collection />;
}
