import { readConfig } from '../../../apps/server/src/platform/config/config.ts';
import { createShopServices } from '../../../apps/server/src/composition/createShopServices.ts';
import { closeServices } from '../../../apps/server/src/platform/services.ts';
import { LEDGER_UP_TO } from '../../demo-data/largeOrders/seedLargeOrders.ts';
import { createSupervisor } from '../../lib/createSupervisor.ts';
import type { Effort } from '../../lib/Effort.ts';
import { assertInvariants } from '../assertInvariants.ts';
import { bestOf } from '../bestOf.ts';
import { loadOf } from '../Load.ts';
import { openPostgres, type ShopOnDisk } from '../openPostgres.ts';
import { startApi } from '../startBenchShop.ts';
import { captureCheckout } from './captureCheckout.ts';
import { checkoutScript } from './checkoutScript.ts';
import { chooseGoods } from './chooseGoods.ts';
import { childrenOf } from './cpuOfTree.ts';
import { makeBuyers } from './makeBuyers.ts';
import { measureOrderMine } from './measureOrderMine.ts';
import { type CpuOfOrder, readCpu } from './readCpu.ts';
import { runBareCheckout } from './runBareCheckout.ts';
import { type CheckoutReading, runCheckout } from './runCheckout.ts';
import { tellPgbench } from './tellPgbench.ts';
import { makeScratchFolder } from '../makeScratchFolder.ts';

export interface CheckoutFigures {
  readonly figure: number;
  readonly bare: number;
  readonly ratio: number;
  /** Of our best round. */
  readonly best: CheckoutReading & CpuOfOrder;
  /** PostgreSQL's CPU time for an order that pgbench makes. */
  readonly bareCpuMs: number;
  readonly statements: number;
  readonly roundTrips: number;
  readonly orderMineP99: number;
}

interface Input {
  readonly shop: ShopOnDisk;
  readonly env: Record<string, string>;
  readonly orders: number;
  readonly effort: Effort;
}

/** Everything that is measured at one size, in the shop of `prepareOrders`. */
export async function measureCheckout(
  { shop, env, orders, effort }: Input,
  interrupt: AbortSignal,
): Promise<CheckoutFigures> {
  const load = loadOf(effort);
  const supervisor = createSupervisor(interrupt);
  try {
    const scratch = makeScratchFolder(supervisor);
    const server = await openPostgres(shop, { fsync: true }, supervisor);
    const databaseUrl = await server.createDatabase('jiwu');
    const shopEnv = { ...env, DATABASE_URL: databaseUrl };
    const services = createShopServices(readConfig(shopEnv), 'bench');
    supervisor.onStop(() => closeServices(services));
    const before = new Set(childrenOf(process.pid));
    const origin = await startApi(shopEnv, supervisor);
    const api = childrenOf(process.pid).find((pid) => !before.has(pid)) ?? 0;

    const buyers = await supervisor.guard(makeBuyers(services, effort(1000, 10)));
    const [buyer] = buyers;
    if (!buyer) throw new Error('no buyers');
    const goods = await chooseGoods(services, buyer, effort(200, 5));
    const [good] = goods;
    if (!good) throw new Error('no goods');
    const captured = await captureCheckout(services, buyer, good);
    await tellPgbench(databaseUrl, buyers, goods);
    const script = checkoutScript({ captured, buyer, good, counts: { buyers: buyers.length, goods: goods.length } });

    const pids = { api, postgres: server.child.pid };
    const readings: (CheckoutReading & CpuOfOrder)[] = [];
    const ours = async (seconds = load.seconds) => {
      const cpu = readCpu(pids.api, pids.postgres);
      const reading = await supervisor.guard(runCheckout(origin, { buyers, goods, load: { ...load, seconds } }));
      readings.push({ ...reading, ...cpu.stop()(reading.orders) });
      return reading.perSecond;
    };
    let bareCpuMs = Infinity;
    const bare = async () => {
      const input = { databaseUrl, script, dir: scratch, load, warmUpSeconds: effort(6, 1), pids };
      const reading = await supervisor.guard(runBareCheckout(input));
      bareCpuMs = Math.min(bareCpuMs, reading.postgresCpuMs);
      return reading.perSecond;
    };
    await ours(effort(10, 1)); // every connection has planned
    readings.length = 0;
    const { figure, bare: bareRate, ratio } = await bestOf(effort(3, 1), () => ours(), bare);
    const best = readings.toSorted((a, b) => b.perSecond - a.perSecond)[0];
    if (!best) throw new Error('nothing was measured');
    let orderMineP99 = Infinity;
    for (let round = 0; round < effort(3, 1); round += 1) {
      orderMineP99 = Math.min(orderMineP99, await measureOrderMine(origin, services, effort(400, 20)));
    }
    if (orders <= LEDGER_UP_TO) await assertInvariants(databaseUrl);
    const all = [...captured.create, ...captured.pay];
    const roundTrips = all.filter(({ beginsPacket }) => beginsPacket).length;
    return { figure, bare: bareRate, ratio, best, bareCpuMs, statements: all.length, roundTrips, orderMineP99 };
  } finally {
    await supervisor.stop();
  }
}
