import type { TestProject } from 'vitest/node';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createSupervisor } from '../../tools/lib/createSupervisor.ts';
import { makeShopLogin } from '../../tools/lib/makeShopLogin.ts';
import { startStores } from '../../tools/lib/startStores.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database without connections: others are copied from it. */
    readonly templateDatabaseUrl: string;
    /** The same by the login of the shop's processes, which own nothing. */
    readonly templateShopUrl: string;
    readonly redisUrl: string;
  }
}

/** One PostgreSQL and one Redis for the whole run, gone afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const supervisor = createSupervisor();
  try {
    const { databaseUrl, redisUrl } = await startStores('memory', supervisor);
    await migrate(databaseUrl);
    project.provide('templateDatabaseUrl', databaseUrl);
    project.provide('templateShopUrl', await makeShopLogin(databaseUrl));
    project.provide('redisUrl', redisUrl);
    return supervisor.stop;
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}
