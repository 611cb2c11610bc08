import { parseArgs } from 'node:util';
import { smokeEffort, wholeEffort } from '../../tools/lib/Effort.ts';
import { runCommand } from '../../tools/lib/runCommand.ts';
import { drills } from './drills.ts';
import { runDrills } from './runDrills.ts';
import { startDrillShop } from './startDrillShop.ts';

/**
 * `pnpm drills [name]`: damages a shop of real processes on purpose, and reports the consequences.
 * `pnpm drills [name] --smoke`: a moment of each in one shop that all share, to see that they still work; `pnpm check` does this.
 */
await runCommand('drills', async (interrupt) => {
  const options = { smoke: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [wanted] = positionals;
  const chosen = Object.entries(drills).filter(([name]) => !wanted || name === wanted);
  if (chosen.length === 0) throw new Error(`there is no drill ${wanted}; there are ${Object.keys(drills).join(', ')}`);
  const effort = values.smoke ? smokeEffort : wholeEffort;
  const shops = values.smoke ? [chosen] : chosen.map((group) => [group]);
  let [passed, failed] = [0, 0];
  for (const groups of shops) {
    console.log(`[drills] ${groups.map(([name]) => name).join(', ')}: starting a shop`);
    const shop = await startDrillShop(interrupt);
    try {
      const results = await runDrills(
        shop,
        groups.flatMap(([, list]) => list),
        effort,
      );
      passed += results.passed;
      failed += results.failed;
    } finally {
      await shop.stop();
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
