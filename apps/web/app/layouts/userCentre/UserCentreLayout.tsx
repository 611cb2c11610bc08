import { Outlet } from 'react-router';
import { antdCss } from '../../components/antd/antdCss.ts';
import { AntdProvider } from '../../components/antd/AntdProvider.tsx';
import { Frame } from '../../components/frame/Frame.tsx';
import { usePageTitle } from '../../components/frame/usePageTitle.ts';
import { QueryProvider } from '../../components/query/QueryProvider.tsx';
import { UserMenu } from '../../components/userMenu/UserMenu.tsx';
import { useLastUser } from '../../session/useLastUser.ts';
import styles from './UserCentreLayout.module.css';

export const links = () => [{ rel: 'stylesheet', href: antdCss.userCentre }];

/** A menu of 200 px beside the page; on phones the same entries stand below it as a grid. */
export default function UserCentreLayout() {
  const user = useLastUser();
  return (
    <Frame title={usePageTitle()}>
      <div className={styles['centre']}>
        <UserMenu />
        <div className={styles['page']}>
          <AntdProvider>
            {/* Another tab may log in as someone else: what was asked for one user is never shown to another. */}
            <QueryProvider key={user}>
              <Outlet />
            </QueryProvider>
          </AntdProvider>
        </div>
      </div>
    </Frame>
  );
}
