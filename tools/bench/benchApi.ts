import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSupervisor } from '../lib/createSupervisor.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { bestOf } from './bestOf.ts';
import { captureStatements } from './captureStatements.ts';
import { fetchFirstProduct } from './fetchFirstProduct.ts';
import { loadOf } from './Load.ts';
import { pgbenchScript } from './pgbenchScript.ts';
import { runPgbench } from './runPgbench.ts';
import { runWrk } from './runWrk.ts';
import { startBareFastify } from './startBareFastify.ts';
import { startBareNode } from './startBareNode.ts';
import { startBenchShop } from './startBenchShop.ts';

/** A page of the list, of the category that the first product is in. */
export function benchList(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  return benchApi(interrupt, options, 'list', ({ categoryId }) => `/api/resource/list?category=${categoryId}&size=24`);
}

export function benchDetail(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  return benchApi(interrupt, options, 'detail', ({ id }) => `/api/product/detail?id=${id}`);
}

/**
 * One answer of the api, one process, 32 connections: from the cache beside Fastify sending the same bytes, and with the
 * cache off beside pgbench running the same statements. How much of that distance is Node itself says a third line.
 */
async function benchApi(
  interrupt: AbortSignal,
  options: BenchOptions,
  name: string,
  pathOf: (product: { id: string; categoryId: string }) => string,
): Promise<BenchResult[]> {
  const { effort } = options;
  const [rounds, load] = [effort(3, 1), loadOf(effort)];
  const supervisor = createSupervisor(interrupt);
  const dir = await mkdtemp(join(tmpdir(), 'jiwu-bench-'));
  try {
    const shop = await startBenchShop(options, supervisor);
    const cached = await shop.startApi();
    const path = pathOf(await fetchFirstProduct(cached));
    const body = Buffer.from(await (await fetch(cached + path)).arrayBuffer());
    const bodyFile = join(dir, 'body.json');
    await writeFile(bodyFile, body);
    const bare = await startBareFastify({ path, bodyFile }, supervisor);
    const warm = await bestOf(
      rounds,
      async () => (await runWrk(cached + path, { load })).perSecond,
      async () => (await runWrk(bare + path, { load })).perSecond,
    );

    const databaseUrl = shop.env['DATABASE_URL'] ?? '';
    const statements = await captureStatements(shop.env, path);
    const uncached = await shop.startApi({ CACHE: 'off', DATABASE_POOL: '16' });
    const bareNode = await startBareNode({ statements, databaseUrl, dir }, supervisor);
    for (const url of [uncached + path, bareNode]) await runWrk(url, { load: { ...load, seconds: effort(2, 1) } }); // every connection has planned
    const script = pgbenchScript(statements);
    const ours = async () => (await runWrk(uncached + path, { load })).perSecond;
    const cold = await bestOf(rounds, ours, () => runPgbench(databaseUrl, script, { dir, load }));
    const coldNode = await bestOf(rounds, ours, async () => (await runWrk(bareNode, { load })).perSecond);
    return [
      { bench: `${name} cached`, unit: '1/s', ...warm, target: 'ratio >= 0.7', pass: warm.ratio >= 0.7 },
      { bench: `${name} cold`, unit: '1/s', ...cold, target: 'ratio >= 0.5', pass: cold.ratio >= 0.5 },
      { bench: `${name} cold beside node:http and pg alone`, unit: '1/s', ...coldNode, target: '-', pass: true },
    ];
  } finally {
    await supervisor.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
