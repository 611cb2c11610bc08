import { antdCss } from '../../ui/antd/antdCss.ts';
import { AntdProvider } from '../../ui/antd/AntdProvider.tsx';
import { QueryProvider } from '../../ui/query/QueryProvider.tsx';
import { pageMeta } from '../../config/pageMeta.ts';
import { WechatCallback } from '../../features/account/login/WechatCallback.tsx';

export const handle = { title: '微信登录' };

export const links = () => [{ rel: 'stylesheet', href: antdCss.auth }];

export const meta = () => pageMeta({ title: '微信登录', description: '微信扫码确认后回到这里，自动完成登录。' });

/** The default layout has no antd, so this page brings its own. */
export default function WxCallback() {
  return (
    <AntdProvider>
      <QueryProvider>
        <WechatCallback />
      </QueryProvider>
    </AntdProvider>
  );
}
