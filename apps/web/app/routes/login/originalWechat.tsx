import { useSearchParams } from 'react-router';
import { pageMeta } from '../../config/pageMeta.ts';
import { WebsiteWechatLogin } from '../../features/account/login/WebsiteWechatLogin.tsx';

export const handle = { title: '登录' };

export const meta = () => pageMeta({ title: '微信扫码登录', description: '用微信扫码登录集物。' });

export default function LoginOriginalWechat() {
  const [query] = useSearchParams();
  return <WebsiteWechatLogin purpose="login" from={query.get('from')} />;
}
