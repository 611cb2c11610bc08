import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface SpawnedServer {
  readonly child: ChildProcess;
  /** All that the process has written. */
  readonly output: () => string;
  readonly exited: Promise<number | null>;
}

/** A process of the server as it runs in production: node and one entry file. */
export function spawnServer(entry: string, env: Readonly<Record<string, string>>): SpawnedServer {
  const child = spawn(process.execPath, [path.join(root, entry)], {
    env: { PATH: process.env['PATH'] ?? '', TZ: 'Asia/Shanghai', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, exited: once(child, 'exit').then(([code]) => code as number | null) };
}
