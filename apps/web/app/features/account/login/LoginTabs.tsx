import { NavLink, useLocation } from 'react-router';
import styles from './LoginTabs.module.css';

const ways = [
  { to: '/login/usernamePassword', label: '密码登录' },
  { to: '/login/wechat', label: '小程序扫码' },
  { to: '/login/originalWechat', label: '微信扫码' },
];

/** The three ways are addresses of their own; `from` goes along. */
export function LoginTabs() {
  const { search } = useLocation();
  return (
    <nav className={styles['tabs']} aria-label="登录方式">
      {ways.map(({ to, label }) => (
        <NavLink key={to} to={{ pathname: to, search }} replace preventScrollReset>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
