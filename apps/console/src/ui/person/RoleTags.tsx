import type { StaffRole } from '@jiwu/contract';
import { roleNames } from '../../session/access.ts';
import styles from './RoleTags.module.css';

export function RoleTags({ roles }: { roles: readonly StaffRole[] }) {
  return (
    <span className={styles['tags']}>
      {roles.map((role) => (
        <i key={role} data-role={role}>
          {roleNames[role]}
        </i>
      ))}
    </span>
  );
}
