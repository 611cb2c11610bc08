import { useSearchParams } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { decodeFrom } from '../../../session/from.ts';
import styles from './LoginNote.module.css';
import { pageName } from './pageNames.ts';

/** Where the login leads, said only when there is a place to go back to. */
export function FromNote() {
  const [query] = useSearchParams();
  const path = decodeFrom(query.get('from'));
  if (path === '/') return null;
  return (
    <p className={styles['note']}>
      <Icon name="door" size={16} />
      <span>
        登录后回到<b>{pageName(path)}</b>
      </span>
    </p>
  );
}
