import { Outlet, useLocation } from 'react-router';
import { CommandLine } from './commands/CommandLine.tsx';
import { UndoBar } from '../ui/undo/UndoBar.tsx';
import { IdleWarning } from './idle/IdleWarning.tsx';
import { KeyHelp } from './keys/KeyHelp.tsx';
import { LastLoginNotice } from './lastLogin/LastLoginNotice.tsx';
import { PhoneTabs } from './PhoneTabs.tsx';
import { useScrollPlace } from './scroll/useScrollPlace.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './Shell.module.css';

/** The frame of every page behind the login. */
export function Shell() {
  const { pathname } = useLocation();
  useScrollPlace();
  return (
    <div className={styles['app']}>
      <a className={styles['skip']} href="#page">
        跳到内容
      </a>
      <aside className={styles['side']} aria-label="侧栏">
        <SideMenu />
      </aside>
      <div className={styles['main']}>
        <TopBar />
        <LastLoginNotice />
        <main id="page" className={styles['page']} tabIndex={-1} key={pathname.split('/')[1]}>
          <Outlet />
        </main>
        <PhoneTabs className={styles['tabs'] ?? ''} />
      </div>
      <CommandLine />
      <KeyHelp />
      <UndoBar />
      <IdleWarning />
    </div>
  );
}
