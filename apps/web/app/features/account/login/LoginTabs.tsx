import { matchPath, useLocation } from 'react-router';
import { useWholeSearch } from '../../../session/useWholeSearch.ts';
import { LinkTabs } from '../../../ui/linkTabs/LinkTabs.tsx';
import styles from './LoginTabs.module.css';

const ways = [
  { to: '/login/usernamePassword', label: '密码或短信' },
  { to: '/login/wechat', label: '小程序扫码' },
  { to: '/login/originalWechat', label: '微信扫码' },
];

/** The ways of logging in, of which the first address has two; `from` goes along. */
export function LoginTabs() {
  const { pathname } = useLocation();
  const search = useWholeSearch();
  return (
    <LinkTabs
      className={styles['tabs']}
      label="登录方式"
      tabs={ways.map(({ to, label }) => ({
        to: { pathname: to, search },
        label,
        isCurrent: matchPath(to, pathname) !== null,
      }))}
    />
  );
}
