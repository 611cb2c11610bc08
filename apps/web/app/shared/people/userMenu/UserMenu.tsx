import { NavLink } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { MenuHead } from './MenuHead.tsx';
import styles from './UserMenu.module.css';
import { userMenuGroups } from './userMenuGroups.ts';

interface UserMenuProps {
  /** Not on phones, where the page stands alone. */
  isWideOnly?: boolean;
}

/** The ways through a user's own pages: 200 px beside them; on phones a grid of entries. */
export function UserMenu({ isWideOnly = false }: UserMenuProps) {
  return (
    <nav className={styles['menu']} aria-label="个人中心" data-wide-only={isWideOnly}>
      <MenuHead />
      {userMenuGroups.map(({ title, entries }) => (
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
  );
}
