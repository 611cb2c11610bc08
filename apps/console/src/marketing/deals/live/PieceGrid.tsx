import styles from '../Deals.module.css';
import type { Deal } from '../dealWords.ts';

/** More than these are drawn as a bar. */
const CELLS = 400;

const parts = [
  ['sold', '已售'],
  ['held', '占住'],
  ['left', '还剩'],
] as const;

/** Where the pieces of a deal are: one square each, or a bar when there are many. */
export function PieceGrid({ deal }: { deal: Deal }) {
  const { allocated } = deal;
  return (
    <>
      <ul className={styles['legend']}>
        {parts.map(([part, name]) => (
          <li key={part}>
            <i data-part={part} aria-hidden="true" /> {name} {deal[part]}
          </li>
        ))}
      </ul>
      {allocated <= CELLS ? (
        <div className={styles['cells']} aria-hidden="true">
          {parts.flatMap(([part]) =>
            Array.from({ length: deal[part] }, (_, nth) => <i key={`${part}${nth}`} data-part={part} />),
          )}
        </div>
      ) : (
        <div className={styles['stock']} aria-hidden="true">
          {parts.map(([part]) => deal[part] > 0 && <i key={part} data-part={part} style={{ flexGrow: deal[part] }} />)}
        </div>
      )}
    </>
  );
}
