import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once the address answers with less than 500; a server that is still warming up answers 503. */
export async function waitForHttp(url: string, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let last = 'no answer';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
      await answer.arrayBuffer(); // else the connection stays open
      if (answer.status < 500) return;
      last = `status ${answer.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await pause(100);
  }
  throw new Error(`${url} is not ready after ${timeoutMs / 1000} s: ${last}`);
}
