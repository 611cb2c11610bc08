import { execa } from 'execa';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { runCommand } from '../lib/runCommand.ts';

/** `pnpm test [path]`: unit and module tests; those that need them get a throwaway PostgreSQL and Redis. */
await runCommand('test', async () => {
  const args = ['run', ...process.argv.slice(2)];
  const { exitCode } = await execa('vitest', args, {
    cwd: repositoryRoot,
    preferLocal: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  });
  return exitCode ?? 1;
});
