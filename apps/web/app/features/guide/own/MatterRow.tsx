import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import styles from './MatterRow.module.css';
import type { Matter } from './ownMatters.ts';

/** One thing that a reader may have come for, and where it is done. */
export function MatterRow({ matter: { title, text, action, look } }: { matter: Matter }) {
  return (
    <div className={styles['row']}>
      {look.kind === 'picture' ? (
        <Picture fileId={look.fileId} placeholder={look.placeholder} alt="" sizes="48px" maxWidth={160} width={48} />
      ) : (
        <span className={styles['icon']}>
          <Icon name={look.icon} size={24} />
        </span>
      )}
      <div>
        <b>{title}</b>
        <span>{text}</span>
      </div>
      <LightLink className={styles['action']} to={action.to} aria-label={`${action.label}，${title}`}>
        {action.label}
      </LightLink>
    </div>
  );
}
