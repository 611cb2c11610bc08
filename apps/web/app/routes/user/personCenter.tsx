import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../config/pageMeta.ts';
import { PersonCenter } from '../../features/account/personCenter/PersonCenter.tsx';
import { Membership, Standing } from '../../features/membership/Membership.tsx';
import { Notices } from '../../features/notices/Notices.tsx';
import { Support } from '../../features/support/Support.tsx';
import type { Route } from './+types/personCenter';

interface View {
  readonly title: string;
  readonly description: string;
  readonly show: () => ReactNode;
}

/** What the user's own page shows besides itself: the specification knows no paths for these. */
const views: ReadonlyMap<string | null, View> = new Map([
  [
    'notices',
    { title: '消息', description: '付款、发货、售后、拼团和收藏的进展，新的在前。', show: () => <Notices /> },
  ],
  [
    'support',
    { title: '联系客服', description: '写下问题，可以附图片和订单，客服在服务时间内回复。', show: () => <Support /> },
  ],
]);

const viewIn = (params: URLSearchParams): View | undefined => views.get(params.get('view'));

export const handle = { title: (_: unknown, params: URLSearchParams) => viewIn(params)?.title ?? '我的' };

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta(
    viewIn(new URLSearchParams(location.search)) ?? {
      title: '个人中心',
      description: '您的资料、等级、VIP、积分、邀请、收货地址、账户安全与隐私设置。',
    },
  );

export default function UserPersonCenter() {
  const [params] = useSearchParams();
  const view = viewIn(params);
  return view ? view.show() : <PersonCenter standing={<Standing />} membership={<Membership />} />;
}
