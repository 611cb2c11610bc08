import { useLocation } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './LoginNote.module.css';

/** /forget leads here with this in the history entry. */
export const passwordResetState = { passwordReset: true };

export function PasswordResetNote() {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('passwordReset' in state)) return null;
  return (
    <p className={styles['note']} role="status">
      <Icon name="tick" size={16} />
      <span>新密码已设好，其他设备都已退出，请用新密码登录。</span>
    </p>
  );
}
