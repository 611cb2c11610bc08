import { useState } from 'react';
import { NavLink, Outlet } from 'react-router';
import { antdCss } from '../../components/antd/antdCss.ts';
import { AntdProvider } from '../../components/antd/AntdProvider.tsx';
import { Frame } from '../../components/frame/Frame.tsx';
import { usePageTitle } from '../../components/frame/usePageTitle.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { QueryProvider } from '../../components/query/QueryProvider.tsx';
import { useUserCache } from '../../session/userCache.ts';
import styles from './UserCentreLayout.module.css';
import { userCentreMenu } from './userCentreMenu.ts';

export const links = () => [{ rel: 'stylesheet', href: antdCss.userCentre }];

/** A menu of 200 px beside the page; on phones the same entries stand below it as a grid. */
export default function UserCentreLayout() {
  const user = useLastUser();
  return (
    <Frame title={usePageTitle()}>
      <div className={styles['centre']}>
        <nav className={styles['menu']} aria-label="个人中心">
          {userCentreMenu.map(({ title, entries }) => (
            <div className={styles['group']} key={title}>
              <p>{title}</p>
              <ul>
                {entries.map(({ to, label, icon }) => (
                  <li key={to}>
                    <NavLink to={to}>
                      <Icon name={icon} size={24} />
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
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

/** Whoever is or was logged in last: while a page is being left after logging out, nothing is asked anew for nobody. */
function useLastUser(): string {
  const user = useUserCache((state) => state.operator.invitationCode);
  const [last, setLast] = useState(user);
  if (user !== '' && user !== last) setLast(user);
  return last;
}
