import { Link, Outlet, useLocation } from 'react-router';
import { antdCss } from '../../ui/antd/antdCss.ts';
import { AntdProvider } from '../../ui/antd/AntdProvider.tsx';
import { useWholeSearch } from '../../session/useWholeSearch.ts';
import { BackLink } from '../../ui/backLink/BackLink.tsx';
import { LegalRow } from '../frame/footer/LegalRow.tsx';
import { OfflineNote } from '../frame/OfflineNote.tsx';
import { usePageTitle } from '../frame/usePageTitle.ts';
import { Logo } from '../../ui/icon/Logo.tsx';
import { QueryProvider } from '../../ui/query/QueryProvider.tsx';
import styles from './AuthLayout.module.css';

export const links = () => [{ rel: 'stylesheet', href: antdCss.auth }];

/** Logging in, registering, a new password: a logo header with a way back, and nothing that distracts. */
export default function AuthLayout() {
  const title = usePageTitle();
  return (
    <div className={styles['auth']}>
      <header className={styles['header']}>
        <div className={styles['row']}>
          <BackLink />
          <Link className={styles['logo']} to="/" aria-label="集物首页">
            <Logo size={28} />
            <span>集物</span>
          </Link>
          {title && <p className={styles['title']}>{title}</p>}
          <OtherWay />
        </div>
      </header>
      <OfflineNote promise="填写的内容会留着，连上后再继续。" />
      <main id="main" className={styles['main']} tabIndex={-1}>
        <AntdProvider>
          <QueryProvider>
            <Outlet />
          </QueryProvider>
        </AntdProvider>
      </main>
      <footer className={styles['footer']}>
        <LegalRow />
      </footer>
    </div>
  );
}

/** The query goes along, so that `from` still holds after changing one's mind. */
function OtherWay() {
  const { pathname } = useLocation();
  const search = useWholeSearch();
  const registering = pathname === '/register';
  return (
    <p className={styles['other']}>
      <span>{registering ? '已有账号' : '还没有账号'}</span>
      <Link to={{ pathname: registering ? '/login/usernamePassword' : '/register', search }}>
        {registering ? '登录' : '注册'}
      </Link>
    </p>
  );
}
