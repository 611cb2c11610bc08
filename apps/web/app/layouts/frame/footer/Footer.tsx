import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { footerColumns } from './footerColumns.ts';
import styles from './Footer.module.css';
import { LegalRow } from './LegalRow.tsx';
import { shopPromises } from './shopPromises.ts';

export function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <ul className={styles['promises']}>
          {shopPromises.map(({ icon, title, note }) => (
            <li key={title}>
              <Icon name={icon} size={24} />
              <div>
                <b>{title}</b>
                <span>{note}</span>
              </div>
            </li>
          ))}
        </ul>
        <nav className={styles['columns']} aria-label="页脚">
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <p>{title}</p>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <LightLink to={to}>{label}</LightLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <LegalRow />
      </div>
    </footer>
  );
}
