import { NoticePanel } from '../../ui/noticePanel/NoticePanel.tsx';

interface ProductProblemProps {
  /** 200: no product was asked for. */
  status: number;
}

const toResource = { to: '/resource', label: '去货源看看' };

/** The address names no product, an unknown one, or the product failed to load. */
export function ProductProblem({ status }: ProductProblemProps) {
  if (status === 200) {
    return (
      <NoticePanel
        eyebrow="商品"
        title="先选一件商品"
        text="这个地址没有写明是哪一件。可以从货源里选，也可以搜索。"
        actions={[toResource]}
      />
    );
  }
  if (status === 404) {
    return (
      <NoticePanel
        eyebrow="404"
        title="没有找到这件商品"
        text="链接可能不完整，或者商品已经撤下。可以到货源里找一找，也可以搜索。"
        actions={[toResource, { to: '/', label: '回首页' }]}
      />
    );
  }
  return (
    <NoticePanel
      eyebrow={String(status)}
      title="商品没有打开"
      text="问题出在我们这边，请稍后刷新这个页面。"
      actions={[toResource]}
    />
  );
}
