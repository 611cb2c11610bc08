import { execa } from 'execa';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import type { Outcome } from './Outcome.ts';

type Command = readonly [string, ...string[]];

interface ToolOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs commands one after the other as a single check: it passes when all end with 0. */
export async function runTool(commands: readonly Command[], options: ToolOptions = {}): Promise<Outcome> {
  const { cwd = repositoryRoot, env = {} } = options;
  let output = '';
  for (const [program, ...args] of commands) {
    const { exitCode, all, shortMessage } = await execa(program, args, {
      cwd,
      preferLocal: true,
      localDir: cwd,
      all: true,
      stdin: 'ignore',
      reject: false,
      env: { TZ: 'Asia/Shanghai', NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    });
    output += all || '';
    if (exitCode !== 0) return { passed: 0, failed: 1, output: output || String(shortMessage) };
  }
  return { passed: 1, failed: 0, output };
}
