import type { Effort } from '../../tools/lib/Effort.ts';
import type { Drill } from './Drill.ts';
import type { DrillShop } from './startDrillShop.ts';

/** Runs drills one after the other in one shop, and says of each what became of it. */
export async function runDrills(
  shop: DrillShop,
  list: readonly Drill[],
  effort: Effort,
): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  for (const drill of list) {
    const began = performance.now();
    const { name, done, figures, pass } = await drill(shop, effort);
    const said = Object.entries(figures).map(([key, value]) => `${key} ${value}`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${pass ? 'pass' : 'FAIL'}  ${name} | ${done} | ${said.join(', ')} | ${seconds} s`);
    if (pass) passed += 1;
  }
  return { passed, failed: list.length - passed };
}
