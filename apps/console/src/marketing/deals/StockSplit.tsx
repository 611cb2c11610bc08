import styles from './Deals.module.css';

interface StockSplitProps {
  readonly onHand: number;
  readonly reserved: number;
  readonly available: number;
  /** That the deal would set aside. */
  readonly pieces: number;
}

/** How the pieces in the house would be shared out: held for others, for this deal, and what everyone can still buy. */
export function StockSplit({ onHand, reserved, available, pieces }: StockSplitProps) {
  const own = Math.min(pieces, available);
  const parts = [
    ['已占用', reserved, 'reserved'],
    ['这一款', own, 'deal'],
    ['平时可售', available - own, 'rest'],
  ] as const;
  return (
    <>
      <div className={styles['stock']} aria-hidden="true">
        {onHand > 0 &&
          parts.map(
            ([name, count, part]) => count > 0 && <i key={name} data-part={part} style={{ flexGrow: count }} />,
          )}
      </div>
      <ul className={styles['legend']}>
        {parts.map(([name, count, part]) => (
          <li key={name}>
            <i data-part={part} aria-hidden="true" /> {name} {count}
          </li>
        ))}
      </ul>
    </>
  );
}
