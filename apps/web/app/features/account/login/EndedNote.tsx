import { Icon } from '../../../ui/icon/Icon.tsx';
import { endedLogin } from '../../../session/endedLogin.ts';
import { useBrowserValue } from '../../../ui/hydration/useBrowserValue.ts';
import styles from './LoginNote.module.css';

/** Why this browser is asked to log in although nobody logged out here. */
const words = {
  passwordReset: '密码刚用短信重设过，所有设备都退出了。是您本人，请用新密码登录；不是，请马上再用短信重设一次。',
  passwordChange: '密码在另一台设备上改过，这里退出了，请用新密码登录。',
  revoked: '这台设备被您从另一台设备上退出了，要继续用请重新登录。',
  reuse: '登录凭据在别处被用过，为了安全这里退出了，请重新登录。',
  closed: '这个账号已经注销。',
} as const;

export function EndedNote() {
  const because = useBrowserValue(endedLogin.read, null);
  const text = because === null ? undefined : (words as Readonly<Record<string, string>>)[because];
  if (text === undefined) return null;
  return (
    <p className={styles['note']} role="status">
      <Icon name="info" size={16} />
      <span>{text}</span>
    </p>
  );
}
