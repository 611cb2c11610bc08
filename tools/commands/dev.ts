import { runCommand } from '../lib/runCommand.ts';
import { serveShop } from '../lib/serveShop.ts';

/** `pnpm dev`: the whole shop with demo data, for working on it. The data stays in .data/. */
await runCommand('dev', (interrupt) => serveShop('dev', interrupt, { mode: 'development', seed: true }));
