import { NoticePanel } from '../../ui/noticePanel/NoticePanel.tsx';

const toList = { to: '/openBox', label: '看在售的单件' };

/** One unit that is not there, or did not come. */
export function OpenBoxProblem({ status }: { status: number }) {
  if (status === 404) {
    return (
      <NoticePanel
        eyebrow="开箱"
        title="没有找到这一件"
        text="链接可能不完整，或者它还没有上架。"
        actions={[toList, { to: '/', label: '回首页' }]}
      />
    );
  }
  return (
    <NoticePanel
      eyebrow="开箱"
      title="开箱没有打开"
      text="网络或服务暂时不通。已经锁定的还为您留着，请稍后再试。"
      actions={[
        { to: '/openBox', label: '再试一次' },
        { to: '/openBoxOrder/mine', label: '看开箱订单' },
      ]}
    />
  );
}
