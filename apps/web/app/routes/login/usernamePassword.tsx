import { pageMeta } from '../../config/pageMeta.ts';
import { PhoneOrNameLogin } from '../../features/account/login/PhoneOrNameLogin.tsx';

export const handle = { title: '登录' };

export const meta = () => pageMeta({ title: '登录', description: '用密码或短信验证码登录集物。' });

export default function LoginUsernamePassword() {
  return <PhoneOrNameLogin />;
}
