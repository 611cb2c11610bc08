import { cpuOfTree } from '../checkout/cpuOfTree.ts';

/** Whose time is counted, by process id: PostgreSQL, and what answers with it. */
export type Parts = Readonly<Record<string, number>>;

/** Milliseconds of CPU that each part spends on one operation; `work` answers how many operations it made. */
export async function cpuFor(parts: Parts, work: () => Promise<number>): Promise<Record<string, number>> {
  const read = () => Object.entries(parts).map(([name, pid]) => [name, cpuOfTree(pid)] as const);
  const before = new Map(read());
  const made = await work();
  if (made === 0) throw new Error('nothing was made whose time could be counted');
  return Object.fromEntries(read().map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / made]));
}
