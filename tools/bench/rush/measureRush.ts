import { createShopServices } from '../../../apps/server/src/composition/createShopServices.ts';
import { readConfig } from '../../../apps/server/src/platform/config/config.ts';
import { closeServices } from '../../../apps/server/src/platform/services.ts';
import { createSupervisor, type Supervisor } from '../../lib/createSupervisor.ts';
import type { Effort } from '../../lib/Effort.ts';
import { assertInvariants } from '../assertInvariants.ts';
import { bestOf } from '../bestOf.ts';
import { chooseGoods } from '../checkout/chooseGoods.ts';
import { childrenOf } from '../checkout/cpuOfTree.ts';
import { makeBuyers } from '../checkout/makeBuyers.ts';
import { percentile } from '../checkout/percentile.ts';
import { loadOf } from '../Load.ts';
import { openPostgres, type ShopOnDisk } from '../openPostgres.ts';
import { runWrk } from '../runWrk.ts';
import { startApi } from '../startBenchShop.ts';
import { claimPath } from './claimRequest.ts';
import { measureRefusals, type Refusals, seeRefusal } from './measureRefusals.ts';
import { mintVisitors } from './mintVisitors.ts';
import { type RushOutcome, runRush } from './runRush.ts';
import type { Measured, RushShop } from './RushShop.ts';
import { startBareRefuser } from './startBareRefuser.ts';
import { startCrowd } from './startCrowd.ts';
import { makeScratchFolder } from '../makeScratchFolder.ts';

export interface RushFigures {
  readonly visitors: number;
  readonly rushes: readonly RushOutcome[];
  /** Of a crowd that comes when all is gone: the best of the rounds. */
  readonly refusals: { readonly ours: Refusals; readonly bare: Refusals };
  /** As many as can be refused in a second. */
  readonly rate: { readonly figure: number; readonly bare: number; readonly ratio: number };
}

interface Input {
  readonly shop: ShopOnDisk;
  readonly env: Record<string, string>;
  readonly effort: Effort;
}

/** Rushes for few and for many pieces, then refusals beside the least that refuses. */
export async function measureRush({ shop, env, effort }: Input, interrupt: AbortSignal): Promise<RushFigures> {
  const supervisor = createSupervisor(interrupt);
  try {
    const server = await openPostgres(shop, { fsync: true }, supervisor);
    const databaseUrl = await server.createDatabase('jiwu');
    const shopEnv = { ...env, DATABASE_URL: databaseUrl };
    const services = createShopServices(readConfig(shopEnv), 'bench');
    supervisor.onStop(() => closeServices(services));
    const api = await startMeasured(() => startApi(shopEnv, supervisor));
    const buyers = await supervisor.guard(makeBuyers(services, effort(50, 3)));
    const [buyer] = buyers;
    if (!buyer) throw new Error('no buyers');
    const goods = await chooseGoods(services, buyer, effort(23, 5));
    const [latecomer, ...visitors] = await mintVisitors(services, effort(20_000, 200) + 1);
    if (!latecomer) throw new Error('nobody came');
    const rushShop: RushShop = {
      services,
      api,
      buyers,
      goods,
      visitors,
      latecomer,
      gatherCrowd: await startCrowd(supervisor),
    };
    const seconds = effort(5, 1);
    const early = effort(500, 10);
    for (const people of effort([3000], [])) {
      // The process has been asked for other things for hours when a deal opens.
      const warm = { ...rushShop, visitors: visitors.slice(0, people) };
      await runRush(warm, { skuId: goods[0]?.skuId ?? '', pieces: 30, seconds: 1, early });
    }
    const rushes: RushOutcome[] = [];
    for (const [nth, pieces] of effort([100, 1000], [10]).entries()) {
      const rush = await runRush(rushShop, { skuId: goods[nth + 1]?.skuId ?? '', pieces, seconds, early });
      console.log(`[bench] ${pieces} pieces: ${sayRush(rush)}`);
      rushes.push(rush);
    }
    const refused = await compareRefusals(rushShop, { rushes, env: shopEnv, effort }, supervisor);
    await assertInvariants(databaseUrl);
    return { visitors: visitors.length, rushes, ...refused };
  } finally {
    await supervisor.stop();
  }
}

async function compareRefusals(
  { api, visitors, latecomer, gatherCrowd }: RushShop,
  { rushes, env, effort }: { rushes: readonly RushOutcome[]; env: Record<string, string>; effort: Effort },
  supervisor: Supervisor,
): Promise<Pick<RushFigures, 'refusals' | 'rate'>> {
  const scratch = makeScratchFolder(supervisor);
  const dealId = rushes[0]?.dealId ?? '';
  const answer = await seeRefusal(api, dealId, latecomer);
  const bare = await startMeasured(() => startBareRefuser({ redisUrl: env['REDIS_URL'] ?? '', answer }, supervisor));
  const crowd = { dealId, visitors, latecomer, seconds: effort(5, 1), gatherCrowd };
  const readings: { ours: Refusals; bare: Refusals }[] = [];
  for (let round = 0; round < effort(3, 1); round += 1) {
    readings.push({ ours: await measureRefusals(api, crowd), bare: await measureRefusals(bare, crowd) });
  }
  const best = (of: 'ours' | 'bare') =>
    readings.map((reading) => reading[of]).toSorted((a, b) => a.cpuMicros - b.cpuMicros)[0] as Refusals;
  const wrk = async (server: Measured) => {
    await seeRefusal(server, dealId, latecomer);
    const headers = { 'user-type': 'User', anonymous: 'benchRush', token: latecomer.token };
    const options = { load: loadOf(effort), headers, expect: 'refused', dir: scratch } as const;
    return (await supervisor.guard(runWrk(server.origin + claimPath(dealId), options))).perSecond;
  };
  const rate = await bestOf(
    effort(3, 1),
    () => wrk(api),
    () => wrk(bare),
  );
  return { refusals: { ours: best('ours'), bare: best('bare') }, rate };
}

/** Starts a server and finds its process. */
async function startMeasured(start: () => Promise<string>): Promise<Measured> {
  const before = new Set(childrenOf(process.pid));
  const origin = await start();
  const pid = childrenOf(process.pid).find((one) => !before.has(one)) ?? 0;
  return { origin, port: Number(new URL(origin).port), pid };
}

/** In a line, for whoever waits for the rest. */
function sayRush({ grantedMs, refusedMs, others, checkout }: RushOutcome): string {
  const p99 = (took: readonly number[]) => `p99 ${Math.round(percentile(took, 0.99))} ms`;
  const told = `granted ${grantedMs.length} (${p99(grantedMs)}), told 售罄 ${refusedMs.length} (${p99(refusedMs)})`;
  return `${told}, others ${JSON.stringify(others)}, checkout ${p99(checkout.tookMs)}`;
}
