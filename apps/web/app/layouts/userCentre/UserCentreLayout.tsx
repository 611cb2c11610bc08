import { Outlet, useLocation } from 'react-router';
import { antdCss } from '../../ui/antd/antdCss.ts';
import { AntdProvider } from '../../ui/antd/AntdProvider.tsx';
import { Frame } from '../frame/Frame.tsx';
import { usePageTitle } from '../frame/usePageTitle.ts';
import { QueryProvider } from '../../ui/query/QueryProvider.tsx';
import { UserMenu } from '../../shared/people/userMenu/UserMenu.tsx';
import { useLastUser } from '../../session/useLastUser.ts';
import styles from './UserCentreLayout.module.css';

export const links = () => [{ rel: 'stylesheet', href: antdCss.userCentre }];

/** A menu of 200 px beside the page; on phones the same entries stand below it as a grid. */
export default function UserCentreLayout() {
  const user = useLastUser();
  const { pathname } = useLocation();
  return (
    <Frame title={usePageTitle()}>
      <div className={styles['centre']}>
        {/* On phones the user's own page has the entries in its midst, and a view of it stands alone: they are a step back. */}
        <UserMenu {...(pathname === '/user/personCenter' && { only: 'wide' })} />
        <div className={styles['page']}>
          <AntdProvider>
            {/* Keyed by user: another tab may log in as someone else, who must not see this user's data. */}
            <QueryProvider key={user}>
              <Outlet />
            </QueryProvider>
          </AntdProvider>
        </div>
      </div>
    </Frame>
  );
}
