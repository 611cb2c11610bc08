import { DAY_MS } from '@jiwu/kernel';
import { createRandom } from '../createRandom.ts';

const OLDEST_DAYS = 1100;
const MOST_SALES = 250_000;
/** P(more than s sold) = 1 / (1 + s / SCALE): a power law. Three in five have sold something, one in 700 a thousand. */
const SALES_SCALE = 1.5;

/** Sales of the n-th generated product, and its listing date. Computed for all products before the first one is made. */
export function popularityOf(n: number, now: Date): { salesCount: number; listedAt: Date } {
  const random = createRandom(`popularity ${n}`);
  const salesCount = Math.min(MOST_SALES, Math.floor(SALES_SCALE * (1 / (1 - random.next()) - 1)));
  // Most have been there for long; every tenth came within the last months.
  const days = random.chance(0.1) ? 1 + random.next() * 90 : 30 + random.next() * OLDEST_DAYS;
  return { salesCount, listedAt: new Date(Math.floor(now.getTime() - days * DAY_MS)) };
}
