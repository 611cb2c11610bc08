import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startBenchProcess } from '../../../tools/bench/startBenchProcess.ts';
import { buildApp } from '../../../tools/lib/buildApp.ts';
import { createSupervisor } from '../../../tools/lib/createSupervisor.ts';
import { makeProduct } from '../../support/makeProduct.ts';
import type { Drill } from '../Drill.ts';
import { percentile } from '../percentile.ts';

const FLOOD_PER_SECOND = 2000;
const TURN_MS = 20;
/** A flood does not wait for answers; its sockets are not endless either. */
const FLOOD_OPEN = 1000;
const VISITS_PER_SECOND = 20;
const P95_MS = 1000;

/** Random addresses from everywhere, past nginx, while people look at pages that others look at, too. */
export const renderFlood: Drill = async (shop, effort) => {
  const seconds = effort(30, 2);
  const product = await makeProduct(shop.services.db, { pieces: 10 });
  const supervisor = createSupervisor();
  try {
    await buildApp('web');
    const env = { NODE_ENV: 'production', LOG_LEVEL: 'error', TZ: 'Asia/Shanghai', API_ORIGIN: shop.apiUrl };
    const web = { name: 'web', cwd: 'apps/web', args: ['server/main.ts'], env, probe: '/healthz' };
    const webUrl = await startBenchProcess(web, supervisor);
    const pages = ['/', '/resource', `/product?id=${product.id}`, '/woot', '/guide'];
    const visit = async (path: string) => {
      const began = performance.now();
      // As after a link in a campaign: the keys of the query that no page depends on differ.
      const status = await open(webUrl, `${path}${path.includes('?') ? '&' : '?'}utm=${randomInt(1e9)}`);
      return { status, tookMs: performance.now() - began };
    };
    for (const path of [...pages, ...pages, ...pages]) await visit(path);

    const flood = startFlood(webUrl);
    const began = performance.now();
    const visits: Promise<{ status: number; tookMs: number }>[] = [];
    for (let nth = 0; nth < seconds * VISITS_PER_SECOND; nth += 1) {
      visits.push(visit(pages[nth % pages.length] ?? '/'));
      await pause(1000 / VISITS_PER_SECOND);
    }
    const took = (performance.now() - began) / 1000;
    const statuses = await flood.stop();
    const seen = await Promise.all(visits);
    const p95 = percentile(
      seen.map(({ tookMs }) => tookMs),
      0.95,
    );
    const failed = seen.filter(({ status }) => status !== 200).length;
    return {
      name: 'random addresses',
      done: `${Math.round(took)} s, ${Math.round(flood.sent() / took)} a second`,
      figures: { ...statuses, visits: seen.length, 'visits failed': failed, 'visits p95 ms': p95 },
      pass: failed <= seen.length / effort(100, 10) && p95 < effort(P95_MS, Infinity),
    };
  } finally {
    await supervisor.stop();
  }
};

/** From a place of its own; the answer's status, 0 when there was none. */
async function open(webUrl: string, path: string): Promise<number> {
  const place = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  try {
    const reply = await fetch(webUrl + path, { headers: { 'X-Forwarded-For': place }, redirect: 'manual' });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return 0;
  }
}

function startFlood(webUrl: string) {
  const statuses = new Map<number, number>();
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  const begun = performance.now();
  const paths = [
    () => `/resource?keyword=${randomInt(1e9)}`,
    () => `/product?id=${randomInt(1e9)}`,
    () => `/${randomInt(1e9)}`,
    () => `/?x=${randomInt(1e9)}`,
    () => `/openBox?from=${randomInt(1e6)}`,
  ];
  const timer = setInterval(() => {
    const due = ((performance.now() - begun) / 1000) * FLOOD_PER_SECOND;
    while (sent < due && underWay.size < FLOOD_OPEN) {
      sent += 1;
      const one = open(webUrl, (paths[sent % paths.length] as () => string)()).then((status) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        underWay.delete(one);
      });
      underWay.add(one);
    }
  }, TURN_MS);
  return {
    sent: () => sent,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      return Object.fromEntries([...statuses].map(([status, count]) => [`flood ${status}`, count]));
    },
  };
}
