import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 100;
/** Seldom: collecting more often would make the process smaller than it is in life. */
const COLLECT_MS = 20_000;
const MB = 1024 * 1024;

interface Grown {
  /** What the machine sees at the highest, garbage that nobody has collected yet included. */
  readonly residentMb: number;
  /** What is still held after a collection, at the highest: this is what may not grow with the work. */
  readonly heldMb: number;
}

/** How much this process grows meanwhile, in whole megabytes. */
export function watchMemory(): { readonly stop: () => Grown } {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = { held: held(), resident: process.memoryUsage().rss };
  const highest = { ...before };
  const look = (): void => {
    highest.resident = Math.max(highest.resident, process.memoryUsage().rss);
  };
  const lookInside = (): void => {
    highest.held = Math.max(highest.held, held());
  };
  const timers = [setInterval(look, LOOK_MS), setInterval(lookInside, COLLECT_MS)];
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
      look();
      lookInside();
      return {
        residentMb: Math.round((highest.resident - before.resident) / MB),
        heldMb: Math.round((highest.held - before.held) / MB),
      };
    },
  };
}
