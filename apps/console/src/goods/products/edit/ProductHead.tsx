import type { StaffProduct } from '@jiwu/contract';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageHead } from '../../../ui/panel/PageHead.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { productStates } from '../productStates.ts';

interface ProductHeadProps {
  readonly product: StaffProduct;
  /** As it is being written. */
  readonly title: string;
  /** What can be done with the form. */
  readonly children: ReactNode;
}

/** Which product it is, where it stands, and the ways to its page and its versions. */
export function ProductHead({ product, title, children }: ProductHeadProps) {
  const { id, no, state, liveNo, changed, draft, differences } = product;
  const navigate = useNavigate();
  const about = [
    `商品 ${no}`,
    state === 'draft' ? '还没发布过' : `${productStates[state]} v${liveNo}`,
    draft && `草稿 v${draft.no} 改了 ${differences.length} 处`,
    changed && `${changed.byName} ${formatTime(changed.at)}`,
  ];
  return (
    <PageHead title={title} about={about.filter(Boolean).join('，')}>
      {state !== 'draft' && (
        <Button href={`/product?id=${id}`} target="_blank">
          商城里看
        </Button>
      )}
      {liveNo > 0 && <Button onClick={() => void navigate(`/products/${id}/versions`)}>版本</Button>}
      {children}
    </PageHead>
  );
}
