import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useUserCache } from '../../../session/userCache.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useNotices } from '../../notices/noticeStore.ts';
import { MenuCount } from './MenuCount.tsx';
import { MenuHead } from './MenuHead.tsx';
import { type MenuCounts, useMenuCounts } from './useMenuCounts.ts';
import styles from './UserMenu.module.css';
import { userMenuGroups } from './userMenuGroups.ts';

/** Notices, and answers of the staff, are there to be read; nothing has to be done about them. */
const looks: Readonly<Record<keyof MenuCounts['waiting'], 'waiting' | 'unread'>> = {
  orders: 'waiting',
  groups: 'waiting',
  openBoxOrders: 'waiting',
  batches: 'waiting',
  businesses: 'waiting',
  notices: 'unread',
  support: 'unread',
};

interface UserMenuProps {
  /** Wide: not on phones, where the page stands alone or has the entries in its midst; phone: those entries. */
  only?: 'wide' | 'phone';
  /** One more entry at the end. */
  last?: ReactNode;
}

/** The ways through a user's own pages: 200 px beside them; on phones a grid of entries. */
export function UserMenu({ only, last }: UserMenuProps) {
  const here = useHere();
  const counts = useMenuCounts();
  const draws = useUserCache((state) => state.operator.luckyDraws);
  // What is told live knows better than what was asked for.
  const unread = useNotices((state) => (state.newestId === null ? null : state.unreadCount));
  const waiting = counts && { ...counts.waiting, notices: unread ?? counts.waiting.notices };
  const there = counts && { ...counts.there, draws };
  return (
    <nav className={styles['menu']} aria-label="个人中心" data-only={only}>
      <MenuHead />
      {userMenuGroups.map(({ title, entries }) => (
        <div className={styles['group']} key={title}>
          <p>{title}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.to} data-phone-only={entry.isPhoneOnly}>
                <Link to={entry.to} aria-current={entry.to === here ? 'page' : undefined}>
                  <Icon name={entry.icon} size={24} />
                  {entry.label}
                  {entry.waiting && <MenuCount look={looks[entry.waiting]} count={waiting?.[entry.waiting] ?? 0} />}
                  {entry.there && <MenuCount look="there" count={there?.[entry.there] ?? 0} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {last}
    </nav>
  );
}

/** The page one is on, as the menu writes it: views of the user's own page are told apart. */
function useHere(): string {
  const { pathname, search } = useLocation();
  const view = new URLSearchParams(search).get('view');
  return view === null ? pathname : `${pathname}?view=${view}`;
}
