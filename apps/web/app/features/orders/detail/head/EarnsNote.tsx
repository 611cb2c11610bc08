import { Icon } from '../../../../ui/icon/Icon.tsx';
import { formatCount } from '../../../../format/formatCount.ts';
import type { Order } from '../../orderQueries.ts';
import { earnedWords } from './earnedWords.ts';
import styles from './EarnsNote.module.css';

/** The integral that completion gives, or has given. */
export function EarnsNote({ order: { earns } }: { order: Order }) {
  if (earns.integral + earns.takenBack === 0) return null;
  return (
    <div className={styles['earns']}>
      <Icon name="coins" size={24} />
      <p>
        <b>{earns.isDone ? '收货时' : '确认收货后'}</b>
        {earns.isDone ? earnedWords(earns) : `约得 ${formatCount(earns.integral)} 积分`}
      </p>
    </div>
  );
}
