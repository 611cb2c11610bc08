import path from 'node:path';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { createServices, closeServices } from '../../apps/server/src/platform/services.ts';
import { loadTexts } from '../../apps/server/src/flows/content/outside/loadTexts.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { dataDir } from '../lib/dataDir.ts';
import { readTextFiles, readTextPicture } from '../lib/readTextFiles.ts';
import { runCommand } from '../lib/runCommand.ts';
import { startStores } from '../lib/startStores.ts';

const say = (text: string) => console.log(`[content:load] ${text}`);

/**
 * `pnpm content:load`: the guide and the articles of apps/server/content into DATABASE_URL, or the development database in .data/. Run it
 * again whenever the files change: what staff have changed or withdrawn in the console stays as it is.
 */
await runCommand('content:load', async (interrupt) => {
  const supervisor = createSupervisor(interrupt);
  try {
    const files = await readTextFiles();
    const { databaseUrl, redisUrl, cacheRedisUrl } = await startStores('persistent', supervisor);
    const services = createServices(
      readConfig({
        NODE_ENV: 'development',
        STORAGE_DIR: path.join(dataDir, 'files'),
        ...process.env,
        REDIS_URL: redisUrl,
        CACHE_REDIS_URL: cacheRedisUrl,
        DATABASE_URL: databaseUrl,
      }),
      'content',
    );
    supervisor.onStop(() => closeServices(services));
    const now = services.clock();
    const counts = await supervisor.guard(loadTexts(services, { files, readPicture: readTextPicture, now, say }));
    const { added, changed, same, kept } = counts;
    say(
      `${files.length} texts: ${added} new, ${changed} changed, ${same} as they were, ${kept} left to the staff who changed them`,
    );
    return 0;
  } finally {
    await supervisor.stop();
  }
});
