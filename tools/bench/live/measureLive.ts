import { createShopServices } from '../../../apps/server/src/composition/createShopServices.ts';
import { changePrice } from '../../../apps/server/src/flows/catalogue/changePrice.ts';
import { readConfig } from '../../../apps/server/src/platform/config/config.ts';
import { closeServices } from '../../../apps/server/src/platform/services.ts';
import type { Supervisor } from '../../lib/createSupervisor.ts';
import type { Effort } from '../../lib/Effort.ts';
import type { BenchResult } from '../BenchResult.ts';
import { startLive } from '../startBenchShop.ts';
import { startBareFanOut } from './startBareFanOut.ts';
import { startViewers, type Viewers } from './startViewers.ts';

const VIEWERS = 10_000;
const TOLD_MS = 2000;
const MEGABYTES = 300;
const MEGABYTE = 1024 * 1024;

/** Over a shop that has a product: how soon the last viewer is told of a change, what a change costs, and the memory. */
export async function measureLive(
  env: Record<string, string>,
  effort: Effort,
  supervisor: Supervisor,
): Promise<BenchResult[]> {
  const count = effort(VIEWERS, 100);
  const changes = effort(5, 1);
  const services = createShopServices(readConfig(env), 'bench');
  supervisor.onStop(() => closeServices(services));
  const liveUrl = await startLive(env, supervisor);
  const sku = await services.db.read
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.id', 'skus.product_id', 'skus.price_fen'])
    .where('products.state', '=', 'onSale')
    .executeTakeFirstOrThrow();

  const viewers = await startViewers(supervisor);
  await viewers.open(`${liveUrl}/live/product/${sku.product_id}`, count);
  const loadsBefore = await readFigure(liveUrl, 'live_acts_total{act="loads"}');
  const told = await worst(changes, (nth) => {
    const priceFen = sku.price_fen + nth;
    const change = { skuId: sku.id, priceFen, vipPriceFen: null, now: new Date() };
    return viewers.timeTelling(`"priceFen":${priceFen},`, () => services.db.transact((tx) => changePrice(tx, change)));
  });
  const loads = (await readFigure(liveUrl, 'live_acts_total{act="loads"}')) - loadsBefore;
  const megabytes = Math.round((await readFigure(liveUrl, 'process_resident_memory_bytes')) / MEGABYTE);
  await viewers.leave();
  const bare = await tellBare(await startBareFanOut(supervisor), viewers, { count, changes });
  const of = { bare: null, ratio: null };
  return [
    {
      bench: `live: the last of ${count} viewers told`,
      figure: told,
      unit: 'ms',
      bare,
      ratio: bare > 0 ? Number((told / bare).toFixed(2)) : null,
      target: `< ${TOLD_MS} ms`,
      pass: told < TOLD_MS,
    },
    {
      bench: 'live: loads',
      figure: loads / changes,
      unit: 'per change',
      ...of,
      target: '1',
      pass: loads === changes,
    },
    {
      bench: `live: memory with ${count} viewers`,
      figure: megabytes,
      unit: 'MB',
      ...of,
      target: `< ${MEGABYTES} MB`,
      pass: megabytes < MEGABYTES,
    },
  ];
}

async function tellBare(
  bareUrl: string,
  viewers: Viewers,
  { count, changes }: { count: number; changes: number },
): Promise<number> {
  await viewers.open(`${bareUrl}/stream`, count);
  const told = await worst(changes, (nth) =>
    viewers.timeTelling(`word${nth} `, async () => void fetch(`${bareUrl}/tell/word${nth}`)),
  );
  await viewers.leave();
  return told;
}

async function worst(times: number, measure: (nth: number) => Promise<number>): Promise<number> {
  let most = 0;
  for (let nth = 1; nth <= times; nth += 1) most = Math.max(most, await measure(nth));
  return most;
}

/** One line of the process' metrics. */
async function readFigure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}
