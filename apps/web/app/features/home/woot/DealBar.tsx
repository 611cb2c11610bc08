import type { Deal } from './Deal.ts';
import styles from './DealBar.module.css';

/** The pieces of a deal: sold, then held by those who have not paid. Its words stand below it. */
export function DealBar({ deal: { allocated, sold, held } }: { deal: Pick<Deal, 'allocated' | 'sold' | 'held'> }) {
  const share = (pieces: number) => ({ width: `${(pieces / Math.max(1, allocated)) * 100}%` });
  return (
    <span className={styles['bar']} data-out={sold >= allocated || undefined} aria-hidden="true">
      <i style={share(sold)} />
      <i style={share(held)} />
    </span>
  );
}
