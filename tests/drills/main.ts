import { drills } from './drills.ts';
import { startDrillShop } from './startDrillShop.ts';
import { runCommand } from '../../tools/lib/runCommand.ts';

/** `pnpm drills [name]`: damages a shop of real processes on purpose, and reports the consequences. */
await runCommand('drills', async (interrupt) => {
  const wanted = process.argv[2];
  const chosen = Object.entries(drills).filter(([name]) => !wanted || name === wanted);
  if (chosen.length === 0) throw new Error(`there is no drill ${wanted}; there are ${Object.keys(drills).join(', ')}`);
  let failed = 0;
  for (const [group, list] of chosen) {
    console.log(`[drills] ${group}: starting a shop`);
    const shop = await startDrillShop(interrupt);
    try {
      for (const drill of list) {
        const { name, done, figures, pass } = await drill(shop);
        const said = Object.entries(figures).map(([key, value]) => `${key} ${value}`);
        console.log(`${pass ? 'pass' : 'FAIL'}  ${name} | ${done} | ${said.join(', ')}`);
        if (!pass) failed += 1;
      }
    } finally {
      await shop.stop();
    }
  }
  console.log(`[drills] done, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
