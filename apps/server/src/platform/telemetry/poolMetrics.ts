import { Gauge } from 'prom-client';
import { registry } from './registry.ts';

interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const pools = new Map<Pool, string>();

const connections = new Gauge({
  name: 'database_pool_connections',
  help: 'Connections to PostgreSQL: in use, idle, and those that somebody waits for',
  labelNames: ['pool', 'state'],
  registers: [registry],
  collect() {
    connections.reset();
    for (const [pool, name] of pools) {
      connections.inc({ pool: name, state: 'used' }, pool.totalCount - pool.idleCount);
      connections.inc({ pool: name, state: 'idle' }, pool.idleCount);
      connections.inc({ pool: name, state: 'waiting' }, pool.waitingCount);
    }
  },
});

/** Tells how full a pool is, until it is closed. */
export function watchPool(name: string, pool: Pool): () => void {
  pools.set(pool, name);
  return () => pools.delete(pool);
}
