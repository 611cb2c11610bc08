import { waitOrWake } from '../time/waitOrWake.ts';

/**
 * Resolves once the shop answers, or the signal aborts. The browser's word for being online says nothing of the way
 * to us, so a small file is asked for.
 */
export async function untilReached(askMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await waitOrWake(askMs, signal);
    if (signal.aborted) return;
    const isReached = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReached) return;
  }
}
