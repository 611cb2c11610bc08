import { runCommand } from '../lib/runCommand.ts';
import { serveShop } from '../lib/serveShop.ts';

/** `pnpm start`: the whole shop in production mode on one machine; DATABASE_URL and REDIS_URL win over embedded ones. */
await runCommand('start', (interrupt) => serveShop('start', interrupt, { mode: 'production' }));
