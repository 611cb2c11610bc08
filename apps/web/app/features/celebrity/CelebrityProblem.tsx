import { NoticePanel } from '../../ui/noticePanel/NoticePanel.tsx';

/** A page that is not there, or did not come. */
export function CelebrityProblem({ status }: { status: number }) {
  if (status === 404) {
    return (
      <NoticePanel
        eyebrow="达人"
        title="没有找到这位达人"
        text="链接可能不完整，或者主页已经不再展示。"
        actions={[
          { to: '/celebrity', label: '看全部达人' },
          { to: '/', label: '回首页' },
        ]}
      />
    );
  }
  return (
    <NoticePanel
      eyebrow="达人"
      title="达人主页没有打开"
      text="网络或服务暂时不通，请稍后再试。"
      actions={[
        { to: '/celebrity', label: '再试一次' },
        { to: '/resource', label: '去货源看看' },
      ]}
    />
  );
}
