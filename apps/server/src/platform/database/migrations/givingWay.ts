import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long a migration waits for a table. Everybody who comes after it waits behind it, and requests give up after three seconds
 * (`createPool`).
 */
export const LOCK_SECONDS = 1;
const ATTEMPTS = 60;
/** What waited behind the attempt gets through in this time. */
const PAUSE_MS = 500;
/** Waited too long for a lock, and deadlock: nothing was done. */
const GIVES_WAY = new Set(['55P03', '40P01']);

export type OnWait = (name: string, attempt: number) => void;

/** Runs a migration; one that does not get its tables at once lets the shop go on, and comes again. */
export async function givingWay(name: string, apply: () => Promise<void>, onWait: OnWait): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply();
    } catch (error) {
      const gaveWay = GIVES_WAY.has((error as { code?: string }).code ?? '');
      if (!gaveWay || attempt >= ATTEMPTS) throw new Error(`migration ${name} failed`, { cause: error });
      onWait(name, attempt);
      await pause(PAUSE_MS);
    }
  }
}
