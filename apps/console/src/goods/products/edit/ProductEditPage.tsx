import { useParams } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { ProductEditor } from './ProductEditor.tsx';

/** One product: what is sold, what is being written, and what keeps it from being published. */
export function ProductEditPage() {
  const { id = '' } = useParams();
  const read = useRead('staffProductGet', { params: { id } });
  if (read.isError && !read.data) return <LoadFailed what="这件商品" onRetry={() => void read.refetch()} />;
  if (!read.data) return null;
  const { version } = read.data;
  // Another version is another form: what was typed on the one before waits there.
  return <ProductEditor key={`${id}:${version}`} product={read.data} />;
}
