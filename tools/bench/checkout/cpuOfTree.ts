import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

interface ProcessTimes {
  readonly parent: number;
  readonly ms: number;
}

/** The CPU time, in ms, of a process and all below it, those that have ended included. */
export function cpuOfTree(root: number): number {
  const processes = readProcesses();
  const below = (pid: number): number =>
    (processes.get(pid)?.ms ?? 0) +
    [...processes].reduce((sum, [child, { parent }]) => sum + (parent === pid ? below(child) : 0), 0);
  return below(root);
}

export function childrenOf(pid: number): number[] {
  return [...readProcesses()].filter(([, { parent }]) => parent === pid).map(([child]) => child);
}

function readProcesses(): Map<number, ProcessTimes> {
  const found = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The second field is a name in brackets that may hold anything; those counted here stand behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      found.set(Number(name), { parent: Number(fields[1]), ms: ticks * TICK_MS });
    } catch {
      // It ended while we looked.
    }
  }
  return found;
}
