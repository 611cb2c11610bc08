import { pageMeta } from '../../config/pageMeta.ts';
import { MiniProgramLogin } from '../../features/account/login/MiniProgramLogin.tsx';

export const handle = { title: '登录' };

export const meta = () => pageMeta({ title: '小程序扫码登录', description: '用微信扫小程序码登录集物。' });

export default function LoginWechat() {
  return <MiniProgramLogin />;
}
