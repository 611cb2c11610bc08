import { Dropdown } from 'antd';
import { Link, useLocation } from 'react-router';
import { client } from '../api/client.ts';
import { dropSession, useStaffSession } from '../session/staffSession.ts';
import { ExportList } from '../ui/exports/ExportList.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { ShopClock } from '../ui/time/ShopClock.tsx';
import { roleNames } from '../session/access.ts';
import { useCommandLine } from './commands/useCommandLine.ts';
import { findPage } from './findPage.ts';
import { NewsBell } from './news/NewsBell.tsx';
import { Standing } from './news/Standing.tsx';
import { useNews } from './news/useNews.ts';
import styles from './TopBar.module.css';

/** Where one is, the command line, the shop's time, and who is signed in. */
export function TopBar() {
  const page = findPage(useLocation().pathname);
  const openCommands = useCommandLine(({ open }) => open);
  const staff = useStaffSession(({ session }) => session?.staff);
  const news = useNews({ isAsking: true });
  const leave = async () => {
    await client.call('staffLogout', {}, { silent: true }).catch(() => {});
    dropSession(null);
  };
  return (
    <header className={styles['bar']}>
      <div className={styles['crumbs']}>
        {page?.group && <span>{page.group} ›</span>} <b>{page?.title ?? '控制台'}</b>
      </div>
      <button type="button" className={styles['command']} onClick={openCommands}>
        <Icon name="search" />
        <span>订单号、手机尾号、商品，或要做的事</span>
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </button>
      <div className={styles['right']}>
        <Standing news={news.data} isCut={news.isError} />
        <ExportList />
        <ShopClock />
        <NewsBell news={news.data} onSeen={news.refetch} />
        {staff && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                { key: 'own', label: <Link to="/own">我的账号</Link> },
                { key: 'leave', label: '退出登录', onClick: () => void leave() },
              ],
            }}
          >
            <button type="button" className={styles['who']}>
              <i aria-hidden="true">{staff.name.slice(0, 1)}</i>
              <span>
                <b>{staff.name}</b>
                <em>{staff.roles.map((role) => roleNames[role]).join('、')}</em>
              </span>
            </button>
          </Dropdown>
        )}
      </div>
    </header>
  );
}
