import { NavLink } from 'react-router';
import { Icon } from '../ui/icon/Icon.tsx';
import { Logo } from '../ui/icon/Logo.tsx';
import { menuCounts } from './menuCounts.ts';
import { Waiting } from './Waiting.tsx';
import { useNews } from './news/useNews.ts';
import { menuGroups } from './pages.ts';
import { useMyPages } from './useMyPages.ts';
import styles from './SideMenu.module.css';

/** The menu by role: what a member can't open is not in it. */
export function SideMenu() {
  const mine = useMyPages();
  const counts = menuCounts(useNews().data?.queues ?? []);
  return (
    <>
      <div className={styles['brand']}>
        <Logo size={22} />
        <b>集物</b>
        <span>控制台</span>
      </div>
      <nav className={styles['menu']} aria-label="主菜单">
        {menuGroups.map((group) => {
          const entries = mine.filter((page) => page.group === group);
          if (entries.length === 0) return null;
          return (
            <section key={group} aria-label={group || '常用'}>
              {group && <p>{group}</p>}
              {entries.map(({ path, to, title, icon }) => (
                <NavLink key={path} to={to} className={({ isActive }) => (isActive ? (styles['on'] ?? '') : '')}>
                  <Icon name={icon} />
                  {title}
                  <Waiting count={counts.get(path)} />
                </NavLink>
              ))}
            </section>
          );
        })}
      </nav>
    </>
  );
}
