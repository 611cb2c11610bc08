import { Outlet } from 'react-router';
import { AuthPanel } from '../../features/account/login/AuthPanel.tsx';
import { LoginTabs } from '../../features/account/login/LoginTabs.tsx';
import { useGoOnWhenLoggedIn } from '../../features/account/login/useGoOnWhenLoggedIn.ts';

/** The common frame of the three ways to log in; changing the way moves nothing else. */
export default function Login() {
  useGoOnWhenLoggedIn();
  return (
    <AuthPanel
      title="登录集物"
      side={{
        picture: 'login',
        title: '回来得正好',
        text: '价格怎么来的，钱去了哪里，都写在页面上。',
        points: [
          { icon: 'tag', title: '每一分优惠逐条列出' },
          { icon: 'trend', title: '历史价格公开可查' },
          { icon: 'shield', title: '七天无理由退货' },
        ],
      }}
    >
      <LoginTabs />
      <Outlet />
    </AuthPanel>
  );
}
