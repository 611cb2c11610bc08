import { setTimeout as pause } from 'node:timers/promises';

/** Waits until it is so, and answers how many seconds that took; the time limit itself when it never was. */
export async function until(isSo: () => Promise<boolean>, limitSeconds: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const seconds = (performance.now() - began) / 1000;
    if (await isSo().catch(() => false)) return Number(seconds.toFixed(1));
    if (seconds > limitSeconds) return limitSeconds;
    await pause(100);
  }
}
