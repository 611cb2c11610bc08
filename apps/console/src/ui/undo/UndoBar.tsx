import { useEffect, useState } from 'react';
import { useKeys } from '../keys/useKeys.ts';
import { Icon } from '../icon/Icon.tsx';
import { takeBack, takeBackLast, useHeld } from './held.ts';
import styles from './UndoBar.module.css';

const SECOND_MS = 1000;

/** What is about to be sent, with a way to take it back (Z). */
export function UndoBar() {
  const held = useHeld((state) => state.held);
  const [now, setNow] = useState(Date.now);
  useKeys({ z: takeBackLast });
  useEffect(() => {
    if (held.length === 0) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [held.length]);
  return (
    <div className={styles['bar']} role="status">
      {held.map(({ id, text, sendAt }) => (
        <div key={id} className={styles['one']}>
          <Icon name="tick" />
          {text}
          <button type="button" onClick={() => takeBack(id)}>
            撤回 <kbd>Z</kbd>
          </button>
          <em>{Math.max(0, Math.ceil((sendAt - now) / SECOND_MS))} 秒</em>
        </div>
      ))}
    </div>
  );
}
