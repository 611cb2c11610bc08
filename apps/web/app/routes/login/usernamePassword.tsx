import { pageMeta } from '../../config/pageMeta.ts';
import { PasswordLogin } from '../../features/account/login/PasswordLogin.tsx';

export const handle = { title: '登录' };

export const meta = () => pageMeta({ title: '登录', description: '用用户名或手机号和密码登录集物。' });

export default function LoginUsernamePassword() {
  return <PasswordLogin />;
}
