import { HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { shopNow } from '../../session/shopTime.ts';
import styles from '../tags/Tags.module.css';

const SOON_MS = 3 * HOUR_MS;

function words(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  return `${hours} 时 ${Math.floor((ms % HOUR_MS) / MINUTE_MS)} 分`;
}

/** How long there is until something has to be done, or by how much it is late. */
export function Deadline({ at }: { at: string | null }) {
  if (at === null) return null;
  const leftMs = Date.parse(at) - shopNow().getTime();
  if (leftMs < 0) return <span className={styles['late']}>超 {words(-leftMs)}</span>;
  return <span className={leftMs < SOON_MS ? styles['soon'] : styles['far']}>剩 {words(leftMs)}</span>;
}
