import { NoticePanel } from '../../ui/noticePanel/NoticePanel.tsx';

const actions = [
  { to: '/active', label: '看现在的活动' },
  { to: '/', label: '回首页' },
];

/** One activity that is not there, or did not come. */
export function ActiveProblem({ status }: { status: number }) {
  if (status === 404) {
    return (
      <NoticePanel
        eyebrow="活动"
        title="没有找到这个活动"
        text="它可能已经结束，或者链接不完整。现在的活动都在活动页里。"
        actions={actions}
      />
    );
  }
  return (
    <NoticePanel
      eyebrow="活动"
      title="活动没有打开"
      text="网络或服务暂时不通，您的券、积分和抽奖次数都还在，请稍后再试。"
      actions={actions}
    />
  );
}
