import { NoticePanel } from '../../ui/noticePanel/NoticePanel.tsx';

/** An article that is not there, or did not come. */
export function ArticleProblem({ status }: { status: number }) {
  if (status === 404) {
    return (
      <NoticePanel
        eyebrow="好物志"
        title="没有找到这篇文章"
        text="链接可能不完整，或者文章已经撤下。"
        actions={[
          { to: '/homeArticles', label: '看全部文章' },
          { to: '/', label: '回首页' },
        ]}
      />
    );
  }
  return (
    <NoticePanel
      eyebrow="好物志"
      title="文章没有打开"
      text="网络或服务暂时不通，请稍后再试。"
      actions={[
        { to: '/homeArticles', label: '看全部文章' },
        { to: '/resource', label: '去货源看看' },
      ]}
    />
  );
}
