import { NoticePanel } from '../../ui/noticePanel/NoticePanel.tsx';
import { contactPath } from './contactPath.ts';

/** An entry that is not there, or did not come. */
export function GuideProblem({ status }: { status: number }) {
  if (status === 404) {
    return (
      <NoticePanel
        eyebrow="购物指南"
        title="没有这个问题"
        text="链接可能不完整，或者这一条已经并到别处。可以在指南里搜一搜。"
        actions={[
          { to: '/guide', label: '去购物指南' },
          { to: contactPath, label: '联系客服' },
        ]}
      />
    );
  }
  return (
    <NoticePanel
      eyebrow="购物指南"
      title="指南没有打开"
      text="网络或服务暂时不通，请稍后再试。着急的话，可以看服务协议。"
      actions={[
        { to: '/guide', label: '再试一次' },
        { to: '/serviceTerms', label: '看服务协议' },
      ]}
    />
  );
}
