import { NoticePanel } from '../../ui/noticePanel/NoticePanel.tsx';

const actions = [
  { to: '/groupPurchase', label: '看正在等人的团' },
  { to: '/', label: '回首页' },
];

/** One group that is not there, or did not come. */
export function GroupProblem({ status }: { status: number }) {
  if (status === 404) {
    return (
      <NoticePanel
        eyebrow="拼团"
        title="没有找到这个团"
        text="链接可能不完整。团长付款之后，团才会出现。"
        actions={actions}
      />
    );
  }
  return (
    <NoticePanel
      eyebrow="拼团"
      title="拼团没有打开"
      text="网络或服务暂时不通。已经付的款和占好的座位都还在，请稍后再试。"
      actions={actions}
    />
  );
}
