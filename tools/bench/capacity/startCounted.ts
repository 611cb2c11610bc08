import { childrenOf } from '../checkout/cpuOfTree.ts';

/** A process whose CPU time is counted. */
export interface Counted {
  readonly url: string;
  readonly pid: number;
}

/** Starts one process and finds out which it is: the child that was not there before. */
export async function startCounted(start: () => Promise<string>): Promise<Counted> {
  const before = new Set(childrenOf(process.pid));
  const url = await start();
  const pid = childrenOf(process.pid).find((one) => !before.has(one));
  if (pid === undefined) throw new Error(`${url} has no process of its own`);
  return { url, pid };
}
