import { NavLink } from 'react-router';
import { Icon } from '../ui/icon/Icon.tsx';
import { useMyPages } from './useMyPages.ts';

const MOST = 5;

/** On a phone: the pages that work there. */
export function PhoneTabs({ className }: { className: string }) {
  const mine = useMyPages().filter(({ isForPhones }) => isForPhones);
  if (mine.length === 0) return null;
  return (
    <nav className={className} aria-label="手机菜单">
      {mine.slice(0, MOST).map(({ path, title, icon }) => (
        <NavLink key={path} to={path}>
          <Icon name={icon} size={20} />
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
