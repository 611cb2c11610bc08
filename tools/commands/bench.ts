import { benchLighthouse } from '../bench/benchLighthouse.ts';
import { benchStart } from '../bench/benchStart.ts';
import type { BenchResult } from '../bench/BenchResult.ts';
import { runCommand } from '../lib/runCommand.ts';

const benches: Record<string, (interrupt: AbortSignal) => Promise<BenchResult[]>> = {
  start: benchStart,
  lighthouse: benchLighthouse,
};

/** `pnpm bench [name]`: measures and prints one JSON line for each figure; exits 1 when a target is missed. */
await runCommand('bench', async (interrupt) => {
  const wanted = process.argv[2];
  const chosen = Object.entries(benches).filter(([name]) => !wanted || name === wanted);
  if (chosen.length === 0) throw new Error(`there is no bench ${wanted}; there are ${Object.keys(benches).join(', ')}`);
  let missed = 0;
  for (const [name, bench] of chosen) {
    console.log(`[bench] ${name}`);
    for (const result of await bench(interrupt)) {
      console.log(JSON.stringify(result));
      if (!result.pass) missed += 1;
    }
  }
  console.log(`[bench] done, ${missed} targets missed`);
  return missed === 0 ? 0 : 1;
});
