import { cpuOfTree } from './cpuOfTree.ts';

/** Milliseconds for each order; the client's are told beside, not counted. */
export interface CpuOfOrder {
  readonly apiCpuMs: number;
  readonly postgresCpuMs: number;
  readonly clientCpuMs: number;
}

/** Begins to count the CPU time of the api, of PostgreSQL and of this process. */
export function readCpu(api: number, postgres: number): { readonly stop: () => (orders: number) => CpuOfOrder } {
  const read = () => ({ api: cpuOfTree(api), postgres: cpuOfTree(postgres), client: process.cpuUsage() });
  const before = read();
  return {
    stop() {
      const after = read();
      const client = after.client.user + after.client.system - before.client.user - before.client.system;
      return (orders) => ({
        apiCpuMs: (after.api - before.api) / orders,
        postgresCpuMs: (after.postgres - before.postgres) / orders,
        clientCpuMs: client / 1000 / orders,
      });
    },
  };
}
