import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once a server listens; rejects after the given time. */
export async function waitForPort(port: number, timeoutMs = 20_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(port))) {
    if (Date.now() > deadline) throw new Error(`nothing listens on port ${port}`);
    await pause(50);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
