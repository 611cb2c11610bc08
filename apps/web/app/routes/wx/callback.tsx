import { antdCss } from '../../ui/antd/antdCss.ts';
import { AntdProvider } from '../../ui/antd/AntdProvider.tsx';
import { QueryProvider } from '../../ui/query/QueryProvider.tsx';
import { pageMeta } from '../../config/pageMeta.ts';
import { useSearchParams } from 'react-router';
import { PayInWechat } from '../../shared/payments/inWechat/PayInWechat.tsx';
import { WechatCallback } from '../../features/account/login/WechatCallback.tsx';
import type { Route } from './+types/callback.ts';

export const handle = { title: (_loaderData: unknown, params: URLSearchParams) => titleOf(params) };

export const links = () => [{ rel: 'stylesheet', href: antdCss.auth }];

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({
    title: titleOf(new URLSearchParams(location.search)),
    description: '微信确认后回到这里，自动完成登录或付款。',
  });

/** The default layout has no antd, so this page brings its own. */
export default function WxCallback() {
  return (
    <AntdProvider>
      <QueryProvider>
        <Returned />
      </QueryProvider>
    </AntdProvider>
  );
}

/** WeChat brings a code for a login, and for a payment inside it. */
function Returned() {
  const [query] = useSearchParams();
  const paymentId = paymentOf(query);
  const code = query.get('code') ?? '';
  return paymentId === null ? <WechatCallback /> : <PayInWechat paymentId={paymentId} code={code} />;
}

function titleOf(query: URLSearchParams): string {
  return paymentOf(query) === null ? '微信登录' : '微信支付';
}

/** The state of a payment is its id without the dashes, which WeChat does not carry. */
function paymentOf(query: URLSearchParams): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(query.get('state') ?? '');
  return parts && query.get('code') ? parts.slice(1).join('-') : null;
}
