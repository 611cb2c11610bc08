import { NavLink } from 'react-router';
import { Icon } from '../ui/icon/Icon.tsx';
import { menuCounts } from './menuCounts.ts';
import { Waiting } from './Waiting.tsx';
import { useNews } from './news/useNews.ts';
import { useMyPages } from './useMyPages.ts';

const MOST = 5;

/** On a phone: the pages that work there. */
export function PhoneTabs({ className }: { className: string }) {
  const mine = useMyPages().filter(({ isForPhones }) => isForPhones);
  const counts = menuCounts(useNews().data?.queues ?? []);
  if (mine.length === 0) return null;
  return (
    <nav className={className} aria-label="手机菜单">
      {mine.slice(0, MOST).map(({ path, to, title, icon }) => (
        <NavLink key={path} to={to}>
          <Icon name={icon} size={20} />
          {title}
          <Waiting count={counts.get(path)} />
        </NavLink>
      ))}
    </nav>
  );
}
