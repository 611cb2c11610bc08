import { parseArgs } from 'node:util';
import { benches } from '../bench/benches.ts';
import { smokeBenches } from '../bench/smokeBenches.ts';
import { wholeEffort } from '../lib/Effort.ts';
import { runCommand } from '../lib/runCommand.ts';

/**
 * `pnpm bench [name] [--products N] [--transfers N] [--orders N …]`: measures and prints one JSON line for each figure; exits
 * 1 when a target is missed.
 * `--products` is the size of the large shop in the bench `search`, 1,000,000 unless given; `--transfers` that of the
 * large ledger in the bench `ledger`, 10,000,000 unless given; `--orders` the orders there are in the benches `checkout` and
 * `together`, 100,000 unless given; with two of them `checkout` and `staffLists` also say how they grow from one to the other.
 * `pnpm bench [name] --smoke`: a second of each over one small shop, to see that they still work; `pnpm check` does this.
 */
await runCommand('bench', async (interrupt) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      products: { type: 'string', default: '1000000' },
      transfers: { type: 'string', default: '10000000' },
      orders: { type: 'string', multiple: true, default: ['100000'] },
      smoke: { type: 'boolean', default: false },
    },
  });
  const [wanted] = positionals;
  const chosen = Object.entries(benches).filter(([name]) => !wanted || name === wanted);
  if (chosen.length === 0) throw new Error(`there is no bench ${wanted}; there are ${Object.keys(benches).join(', ')}`);
  if (values.smoke) {
    const names = chosen.map(([name]) => name);
    return (await smokeBenches(interrupt, names)) === 0 ? 0 : 1;
  }
  let missed = 0;
  for (const [name, bench] of chosen) {
    console.log(`[bench] ${name}`);
    for (const result of await bench(interrupt, {
      products: Number(values.products),
      transfers: Number(values.transfers),
      orders: values.orders.map(Number),
      effort: wholeEffort,
      shared: null,
    })) {
      console.log(JSON.stringify(result));
      if (!result.pass) missed += 1;
    }
  }
  console.log(`[bench] done, ${missed} targets missed`);
  return missed === 0 ? 0 : 1;
});
