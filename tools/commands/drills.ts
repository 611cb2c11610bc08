import { execa } from 'execa';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { runCommand } from '../lib/runCommand.ts';

/** `pnpm drills [name]`: does bad things to a shop of real processes, and says of each what became of it. */
await runCommand('drills', async (interrupt) => {
  const { exitCode } = await execa(process.execPath, ['tests/drills/main.ts', ...process.argv.slice(2)], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    reject: false,
    cancelSignal: interrupt,
    env: { TZ: 'Asia/Shanghai' },
  });
  return exitCode ?? 1;
});
