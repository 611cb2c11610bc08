import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon/Icon.tsx';
import styles from './SettingRow.module.css';

interface SettingRowProps {
  icon: IconName;
  title: string;
  note: ReactNode;
  children: ReactNode;
}

/** One setting: its name, its state, and the way to change it. */
export function SettingRow({ icon, title, note, children }: SettingRowProps) {
  return (
    <li className={styles['row']}>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        <span>{note}</span>
      </div>
      {children}
    </li>
  );
}
