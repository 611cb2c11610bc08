import { useEffect, useEffectEvent } from 'react';
import styles from './Countdown.module.css';
import { hourClock, leftWords } from './hourClock.ts';
import { useShopSecondsLeft } from './useShopSecondsLeft.ts';

interface CountdownProps {
  until: string;
  /** The shop's time in the answer that says `until`. */
  now: string;
  /** plain: 03:12:45 in the words around it; boxes: large, with units; small: boxes with colons. */
  look?: 'plain' | 'boxes' | 'small';
  /** Less than an hour in any case: minutes and seconds only. */
  isShort?: boolean;
  /** The time is over. */
  onOver?: () => void;
}

const units = ['时', '分', '秒'];

/** The time left by the shop's clock. Screen readers hear it when they ask, not every second. */
export function Countdown({ until, now, look = 'plain', isShort = false, onOver }: CountdownProps) {
  const seconds = useShopSecondsLeft(until, now);
  const isOver = seconds === 0;
  const tell = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  const skipped = isShort ? 1 : 0;
  const parts = hourClock(seconds).slice(skipped);
  const afterPart = (order: number) => (look === 'boxes' ? units[order + skipped] : order + 1 < parts.length && ':');
  return (
    <span className={styles[look]} role="timer" aria-label={`剩余 ${leftWords(seconds)}`}>
      {look === 'plain'
        ? parts.join(':')
        : parts.map((part, order) => (
            <span key={units[order + skipped]}>
              <b>{part}</b>
              {afterPart(order)}
            </span>
          ))}
    </span>
  );
}
