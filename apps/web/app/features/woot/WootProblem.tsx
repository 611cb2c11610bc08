import { NoticePanel } from '../../ui/noticePanel/NoticePanel.tsx';

/** The page did not come at all. */
export function WootProblem() {
  return (
    <NoticePanel
      eyebrow="每日一抢"
      title="每日一抢没有打开"
      text="网络或服务暂时不通。已经抢到的还为您留着，请稍后再试。"
      actions={[
        { to: '/woot', label: '再试一次' },
        { to: '/order/mine', label: '看我的订单' },
      ]}
    />
  );
}
