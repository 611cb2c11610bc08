import { data } from 'react-router';
import { NoticePanel } from '../ui/noticePanel/NoticePanel.tsx';
import { pageMeta } from '../config/pageMeta.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const handle = { title: '没有找到' };

export const meta = () =>
  pageMeta({
    title: '没有找到这个页面',
    description: '您要找的页面不存在，可能已经下架或改了地址。可以回首页，或到货源里搜索。',
  });

export default function NotFound() {
  return (
    <NoticePanel
      eyebrow="404"
      title="没有找到这个页面"
      text="它可能已经下架，或者换了地址。可以从首页重新开始，也可以在上方搜索。"
      actions={[
        { to: '/', label: '回首页' },
        { to: '/guide', label: '看购物指南' },
      ]}
    />
  );
}
