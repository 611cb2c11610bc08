import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

/** Long enough for compilations that loading the shop has begun. */
const COMPILE_TIME_MS = 300;

/**
 * Runs the start of a process; a start that fails says why and ends the process with 1. It ends a moment later: a Node that exits while its
 * threads still compile can hang for ever (nodejs/node#54918), and whoever supervises it would see a process that starts and starts.
 */
export async function startProcess(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${inspect(error)}\n`);
    await pause(COMPILE_TIME_MS);
    process.exit(1);
  }
}
