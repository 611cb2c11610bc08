import { useEffect, useEffectEvent } from 'react';
import styles from './Countdown.module.css';
import { hourClock, leftWords } from './hourClock.ts';
import { useShopSecondsLeft } from './useShopSecondsLeft.ts';

interface CountdownProps {
  until: string;
  /** The shop's time in the answer that says `until`. */
  now: string;
  /** plain: 03:12:45 in the words around it; short: 12:45 where it is never an hour; boxes: large, with units. */
  look?: 'plain' | 'short' | 'boxes';
  /** The time is over. */
  onOver?: () => void;
}

const units = ['时', '分', '秒'];

/** The time left by the shop's clock. Screen readers hear it when they ask, not every second. */
export function Countdown({ until, now, look = 'plain', onOver }: CountdownProps) {
  const seconds = useShopSecondsLeft(until, now);
  const isOver = seconds === 0;
  const tell = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  const parts = hourClock(seconds);
  return (
    <span
      className={styles[look === 'boxes' ? 'boxes' : 'plain']}
      role="timer"
      aria-label={`剩余 ${leftWords(seconds)}`}
    >
      {look !== 'boxes'
        ? parts.slice(look === 'short' && parts[0] === '00' ? 1 : 0).join(':')
        : parts.map((part, order) => (
            <span key={units[order]}>
              <b>{part}</b>
              {units[order]}
            </span>
          ))}
    </span>
  );
}
