import { Icon } from '../../../ui/icon/Icon.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import type { CartChange } from '../state/cartChanges.ts';
import styles from './ChangeNotice.module.css';

const NAMED = 3;

/** The changes of price and stock since the lines were added, in one line above everything. */
export function ChangeNotice({ changes }: { changes: readonly CartChange[] }) {
  if (changes.length === 0) return null;
  const named = changes.slice(0, NAMED);
  return (
    <div className={styles['notice']} role="status">
      <Icon name="info" size={16} />
      <p>
        与加入时相比：
        {named.map(({ id, name, what }, at) => (
          <span key={id}>
            {at > 0 && '，'}
            <b>{name}</b> {what}
          </span>
        ))}
        {changes.length > NAMED ? `，还有 ${formatCount(changes.length - NAMED)} 处变化。` : '。'}
      </p>
    </div>
  );
}
