import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { createInterface } from 'node:readline';

export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Resolves when the child has ended, in words: "ended with code 1". */
  readonly ended: Promise<string>;
  /** The last lines it wrote. */
  readonly lastLines: () => string;
  readonly stop: () => Promise<void>;
  /** kill -9, for drills. */
  readonly kill: () => Promise<void>;
}

interface ChildOptions {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Record<string, string | undefined>;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
  /** The signal that asks the child to end. */
  readonly stopSignal?: 'SIGTERM' | 'SIGINT';
  /** Receives each line it writes. */
  readonly onLine?: (line: string) => void;
}

/**
 * Ends the whole group when standard input closes, which happens however this process ends, kill -9 included:
 * a tool that dies must not leave a database or a server behind.
 */
const TETHER = `
signal=$1; shift
trap : TERM INT
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
( read -r _ <&3; kill -s "$signal" 0 ) &
watcher=$!
exec 3<&- 2>/dev/null
wait $child; code=$?
while kill -0 $child 2>/dev/null; do wait $child; code=$?; done
kill $watcher 2>/dev/null; wait $watcher
exit $code`;

const KEPT_LINES = 60;
const PATIENCE_MS = 10_000;

/** Starts a program in a process group of its own, so that a Ctrl-C reaches us first and we end things in order. */
export function spawnChild(options: ChildOptions): Child {
  const stopSignal = options.stopSignal ?? 'SIGTERM';
  const child = spawn('sh', ['-c', TETHER, 'sh', stopSignal.slice(3), ...options.command], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.gid }),
  });
  child.stdin.on('error', () => {}); // the pipe only serves as a tether
  const kept: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (kept.push(line) > KEPT_LINES) kept.shift();
      options.onLine?.(line);
    });
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`did not start: ${error.message}`));
    child.once('close', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`));
  });
  const pid = child.pid ?? 0;
  return {
    name: options.name,
    pid,
    ended,
    lastLines: () => kept.join('\n'),
    async kill() {
      signalGroup(pid, 'SIGKILL');
      await ended;
    },
    async stop() {
      if (pid === 0) return;
      signalGroup(pid, stopSignal);
      const deadline = Date.now() + PATIENCE_MS;
      while (signalGroup(pid, 0)) {
        if (Date.now() > deadline) signalGroup(pid, 'SIGKILL');
        await Promise.race([ended, pause(20)]);
        await pause(5);
      }
    },
  };
}

/** Says whether the group still has a member. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
