import { NoticePanel } from '../../ui/noticePanel/NoticePanel.tsx';

/** The page did not come at all. */
export function AdvertisementProblem() {
  return (
    <NoticePanel
      eyebrow="品牌推广"
      title="品牌推广没有打开"
      text="网络或服务暂时不通。已经订下的投放照常展示，请稍后再试。"
      actions={[
        { to: '/advertisement', label: '再试一次' },
        { to: '/', label: '回首页' },
      ]}
    />
  );
}
