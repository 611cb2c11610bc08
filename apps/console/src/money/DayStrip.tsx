import { useEffect, useRef } from 'react';
import styles from './DayStrip.module.css';

interface StripDay {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  /** Something is left to do. */
  readonly isOpen: boolean;
}

interface DayStripProps {
  readonly days: readonly StripDay[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** Days side by side, each with how it stands; the chosen one is in sight. */
export function DayStrip({ days, chosen, onChoose }: DayStripProps) {
  const strip = useRef<HTMLElement>(null);
  const chosenAt = days.findIndex(({ key }) => key === chosen);
  useEffect(() => {
    strip.current?.children[chosenAt]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosenAt]);
  return (
    <nav ref={strip} className={styles['days']} aria-label="日子">
      {days.map(({ key, name, note, isOpen }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          data-open={isOpen || undefined}
          onClick={() => onChoose(key)}
        >
          <b>{name}</b>
          <em>{note}</em>
        </button>
      ))}
    </nav>
  );
}
