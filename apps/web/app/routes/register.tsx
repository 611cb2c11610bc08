import { pageMeta } from '../config/pageMeta.ts';
import { AuthPanel } from '../features/account/login/AuthPanel.tsx';
import { useGoOnWhenLoggedIn } from '../features/account/login/useGoOnWhenLoggedIn.ts';
import { RegisterForm } from '../features/account/register/RegisterForm.tsx';

export const handle = { title: '注册' };

export const meta = () => pageMeta({ title: '注册', description: '用手机号和短信验证码注册集物账号。' });

export default function Register() {
  useGoOnWhenLoggedIn();
  return (
    <AuthPanel
      title="注册集物"
      side={{
        picture: 'register',
        title: '一个手机号就够',
        text: '不用先填资料，买东西时再补地址。',
        points: [
          { icon: 'gift', title: '有人邀请，双方都有奖励', note: '首单完成后，您和邀请人各得 1 次抽奖' },
          { icon: 'lock', title: '手机号只给您自己看', note: '页面上只显示前 3 位与后 4 位' },
          { icon: 'bell', title: '不发广告短信', note: '只在您自己要验证码时才发' },
          { icon: 'download', title: '数据随时带走', note: '个人中心可以导出全部数据，也可以注销账号' },
        ],
      }}
    >
      <RegisterForm />
    </AuthPanel>
  );
}
