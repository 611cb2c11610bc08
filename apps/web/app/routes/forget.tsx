import { pageMeta } from '../config/pageMeta.ts';
import { ForgetForm } from '../features/account/forget/ForgetForm.tsx';
import { AuthPanel } from '../features/account/login/AuthPanel.tsx';

export const handle = { title: '找回密码' };

export const meta = () => pageMeta({ title: '找回密码', description: '用手机号和短信验证码设置新密码。' });

export default function Forget() {
  return (
    <AuthPanel title="设置新密码">
      <ForgetForm />
    </AuthPanel>
  );
}
